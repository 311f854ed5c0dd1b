#!/bin/sh
# Runs a command of Puente in a container, with the variables of the site: deploy/puente.sh status
set -eu
. "$(dirname "$0")/engine.sh"
# Without a terminal, input and output are plain.
if [ -t 0 ]; then tty=; else tty=-T; fi
# shellcheck disable=SC2086 -- a flag or nothing
compose run --rm $tty migrate "$@"
