import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Runs `work` with the port of a server that responds with `listener`. */
export async function withServer<Result>(
  listener: RequestListener,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener).listen(0)
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}

/** Fetches a path from a server that sends every response through `listener`; redirects are not followed. */
export const fetchFrom = (
  listener: RequestListener,
  path = '/',
  options: RequestInit = {},
): Promise<Response> =>
  withServer(listener, (port) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...options }))
