#!/bin/sh
# The Versity gateway as deploy/compose.yaml starts it: --port :7070 --health /health posix /data
for folder; do :; done
exec node /bucket.mjs "$folder" "$ROOT_ACCESS_KEY" "$ROOT_SECRET_KEY"
