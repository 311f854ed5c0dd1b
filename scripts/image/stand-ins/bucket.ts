import { createServer } from 'node:http'

import S3rver from 's3rver'
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js'

/** Speaks S3 as the Versity gateway does: each folder of a folder is a bucket, which one key may read and write. */

const [directory = '', accessKey = '', secretKey = ''] = process.argv.slice(2)
DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey)
DUMMY_ACCOUNT.revokeAccessKey('S3RVER')
const storage = new S3rver({ directory, silent: true, allowMismatchedSignatures: true, vhostBuckets: false })
const answer = storage.callback()

createServer((request, response) => {
  if (request.url === '/health') response.end('OK')
  else answer(request, response)
}).listen(7070, '0.0.0.0')
