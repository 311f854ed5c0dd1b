import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a CDN was told. */
type Purge = { method: string; headers: IncomingHttpHeaders; at: number }

/** Starts a CDN that records purges, answers them with `status`, and tells how many there were. */
export async function startPurgeServer() {
  const purges: Purge[] = []
  const cdn = { status: 200 }
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(String(purges.length))
      return
    }
    purges.push({ method: request.method ?? '', headers: request.headers, at: performance.now() })
    response.writeHead(cdn.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/`, purges, cdn, stop }
}
