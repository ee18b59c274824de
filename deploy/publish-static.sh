#!/bin/sh
# publish-static.sh RELEASE SHARED: adds the hashed files of a release (its .next/static) to the folder
# that nginx serves. The files of the release before stay for at least a day, for the tabs that are
# still open with it; what was replaced longer ago goes.
set -eu
release=$1/.next/static
shared=$2
mkdir -p "$shared"
list=$shared.list
touch "$list"

# Copied whole before the first is seen: a disk that is full breaks no file of the release on the air.
new=$shared.new
trap 'rm -rf "$new" "$list.new"' EXIT
rm -rf "$new"
cp -R "$release" "$new"
(cd "$release" && find . -type f) >"$list.new"

# From now on, the last release's files are replaced ones.
while read -r file; do
  [ ! -f "$shared/$file" ] || touch "$shared/$file"
done <"$list"
find "$shared" -type f -mmin +1440 -delete
find "$shared" -mindepth 1 -type d -empty -delete

cp -Rlf "$new/." "$shared/"
mv "$list.new" "$list"
