#!/bin/sh
# Runs a command of Puente in a container, with the variables of the site: deploy/puente.sh status
set -eu
. "$(dirname "$0")/engine.sh"
puente "$@"
