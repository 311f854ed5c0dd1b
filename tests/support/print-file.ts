import { createHash } from 'node:crypto'

import { handleEndpoints } from 'payload'

import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'

/** A web process of its own that requests one file, `<collection> <name>`, and prints its status and SHA-256. */
const [collection = '', name = ''] = process.argv.slice(2)
const slug = [collection, 'file', name]
const serve = guardPayloadRest((request) => handleEndpoints({ config, request }))
const response = await serve(new Request(`http://localhost:3000/api/${slug.join('/')}`), {
  params: Promise.resolve({ slug }),
})
const bytes = Buffer.from(await response.arrayBuffer())
const sha256 = createHash('sha256').update(bytes).digest('hex')
console.log(JSON.stringify({ status: response.status, sha256 }))
process.exit(0)
