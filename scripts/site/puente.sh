#!/bin/sh
# Runs a command of this release: `puente help` lists them. It becomes the process of the command, so nothing stands beside it.
set -eu
self=$0
if [ -L "$self" ]; then self=$(readlink -f "$self"); fi
case $self in */*) ;; *) self=./$self ;; esac
# The folder itself, not the link to it, which an update changes.
here=$(cd -P "${self%/*}" && pwd -P)
export NODE_ENV=production
# Services and commands read the same variables. Those that are set already win over the file's.
if [ -z "${PUENTE_ENV_FILE+set}" ] && [ -e /etc/puente/puente.env ]; then export PUENTE_ENV_FILE=/etc/puente/puente.env; fi
# glibc keeps what pictures needed: in an arena per thread, and in blocks that it no longer gives back once a large one was freed.
# With fixed limits web has 280 MB after half a minute of load instead of 380. Other systems ignore these.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-65536}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1048576}"
# What the build compiled already (scripts/site/compile-cache.ts). Nobody but the owner of this folder can add to it.
if [ "${1:-}" = web ]; then export NODE_COMPILE_CACHE="$here/compile-cache" NODE_COMPILE_CACHE_PORTABLE=1; fi
# For the worker, memory matters more than speed: with these flags it idles at 160 MB instead of 190.
if [ "${1:-}" = worker ]; then flags='--optimize-for-size --max-semi-space-size=2'; else flags=; fi
# shellcheck disable=SC2086 -- several flags
exec "${PUENTE_NODE:-node}" $flags "$here/puente.mjs" "$@"
