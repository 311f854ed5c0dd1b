// `node memory-server.mjs <port> <folder>`: serves the files of a folder from memory with as little code as possible.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [port, folder] = process.argv.slice(2)
const files = new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))]))

createServer((request, response) => {
  const body = files.get(request.url)
  if (!body) return response.writeHead(404).end()
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    })
    .end(body)
}).listen(Number(port), '127.0.0.1')
