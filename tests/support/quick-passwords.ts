import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Hashes passwords with one iteration: with those of production, a third of the run would go into the accounts that the
 * tests create. Hash and check call the same function, so whatever else they do stays as it is. The tests of the built
 * product (tests/e2e, tests/http) and `npm run bench:accounts` hash as production does.
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, _iterations, keyLength, digest, callback) =>
  pbkdf2(password, salt, 1, keyLength, digest, callback)
syncBuiltinESMExports()
