#!/bin/sh
# Writes Embedded.h: one #embed for each file in the folders beside it, `include` excepted. `make
# assets` calls it after a file came or went; a file that only changed needs nothing.
set -eu
export LC_ALL=C
cd "$(dirname "$0")"

# Sorted byte by byte, so that the list is the same on every machine. Hidden files are an editor's.
names=$(find . -mindepth 2 -type f ! -path './include/*' ! -name '.*' | sed 's|^\./||' | sort)

if strange=$(printf '%s\n' "$names" | grep '[^A-Za-z0-9/._-]'); then
  printf 'embed.sh: a name may only have letters, digits, ".", "_" and "-":\n%s\n' "$strange" >&2
  exit 1
fi

# A file's name as a name in C. Two files that differ only in signs are refused by the compiler.
identifier() { printf 'file_%s' "$1" | tr -c 'A-Za-z0-9' _; }

new=Embedded.h.new
trap 'rm -f "$new"' EXIT
{
  printf '// Written by `make assets`; do not edit.\n'
  for name in $names; do
    printf '\nstatic const uint8_t %s[] = {\n#embed "%s" suffix(, )\n  0};\n' \
      "$(identifier "$name")" "$name"
  done
  printf '\nstatic const struct Asset files[] = {\n'
  for name in $names; do
    printf '  {"%s", %s, sizeof %s - 1},\n' \
      "$name" "$(identifier "$name")" "$(identifier "$name")"
  done
  printf '};\n'
} >"$new"

# An unchanged list keeps its time stamp, and the build its objects.
cmp -s "$new" Embedded.h || mv "$new" Embedded.h
