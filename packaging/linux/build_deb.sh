#!/bin/sh -eu
# build_deb.sh FOLDER VERSION OUT: a Debian package of the built folder, with dpkg-deb alone
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 version=$2 out=$3
id=io.github.encounter_tracker.EncounterTracker
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
umask 022
chmod 755 "$root"
share=$root/usr/share
mkdir -p "$root/DEBIAN" "$root/opt" "$root/usr/bin" "$share/applications" "$share/metainfo" "$share/mime/packages" \
    "$share/icons/hicolor/scalable/apps" "$share/doc/encounter-tracker"
cp -a "$folder" "$root/opt/encounter-tracker"
ln -s /opt/encounter-tracker/encounter-tracker "$root/usr/bin/encounter-tracker"
cp "$here/$id.desktop" "$share/applications/"
cp "$here/$id.metainfo.xml" "$share/metainfo/"
cp "$here/$id.xml" "$share/mime/packages/"
cp "$here/../../resources/icons/app.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
cat "$here/../../LICENSE" "$here/../licences/THIRD_PARTY.md" > "$share/doc/encounter-tracker/copyright"
cat > "$root/DEBIAN/control" <<CONTROL
Package: encounter-tracker
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: Encounter Tracker contributors <encounter-tracker@localhost>
Installed-Size: $(du -sk "$root/opt" | cut -f1)
Section: games
Priority: optional
Depends: libc6 (>= 2.36), libstdc++6, libgl1, libegl1, libglib2.0-0 | libglib2.0-0t64, libx11-6, libx11-xcb1, libxcb1, libxcb-glx0, libdbus-1-3, libfontconfig1, libfreetype6, libgssapi-krb5-2, zlib1g
Recommends: libwayland-client0, libwayland-cursor0, libwayland-egl1, xdg-desktop-portal, shared-mime-info, fonts-noto-core
Description: run Pathfinder encounters at the table
 Keeps the initiative order, hit points, conditions and effects of a fight,
 and what they do to every figure.
CONTROL
dpkg-deb --root-owner-group -Zxz -z6 --build "$root" "$out"
