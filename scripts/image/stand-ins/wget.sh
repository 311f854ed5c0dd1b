#!/bin/sh
# What health checks need of wget: whether the last address answers.
for address; do :; done
exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$address"
