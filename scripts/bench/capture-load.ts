import { connect, type Socket } from 'node:net'

import { UserError } from '../process/user-error.mjs'
import { randomAddress } from './site-env'

/** A request that is sent repeatedly. Every body is a different lead. */
export interface CaptureRequest {
  port: number
  path: string
  headers: Record<string, string>
  body: () => object
}

export const CONNECTIONS = 16

function serialize({ port, path, headers, body }: CaptureRequest): Buffer {
  const json = JSON.stringify(body())
  const allHeaders = {
    host: `localhost:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    'x-forwarded-for': randomAddress(),
    ...headers,
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`)
}

/** Whether `response` contains the headers and the entire body. */
function isComplete(response: string): boolean {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(response.slice(0, end))?.[1]
  return length === undefined
    ? response.endsWith('\r\n0\r\n\r\n')
    : Buffer.byteLength(response.slice(end + 4)) >= Number(length)
}

/** Sends one request on an open connection. Rejects unless the status is 200 or 201. */
const send = (socket: Socket, request: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    let response = ''
    const onData = (chunk: Buffer) => {
      response += chunk.toString()
      if (!isComplete(response)) return
      socket.off('data', onData)
      if (/^HTTP\/1\.1 20[01] /.test(response)) resolve()
      else reject(new UserError(`A lead was not saved:\n${response.slice(0, 2_000)}`))
    }
    socket.on('data', onData).write(request)
  })

/**
 * Sends `count` requests on 16 connections, each as soon as the previous response arrived, and returns the requests per
 * second. Raw sockets and requests that are serialized beforehand leave the CPU to the servers.
 */
export async function measureCaptureRate(request: CaptureRequest, count: number): Promise<number> {
  const requests = Array.from({ length: count }, () => serialize(request))
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(request.port, '127.0.0.1').setNoDelay()
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      return socket
    }),
  )
  const startedAt = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      for (let next = requests.pop(); next; next = requests.pop()) await send(socket, next)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const socket of sockets) socket.destroy()
  return count / seconds
}
