import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const TIMEOUT_MS = 30_000

/** Each request has a loopback address of its own, so that no limit per address applies. */
let sent = 0
const nextAddress = () => `127.${1 + (++sent % 200)}.${Math.floor(sent / 200) % 250}.8`

/** As `fetch`, for a front server that takes addresses from connections and whose certificate is of the test itself. */
export async function frontFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const asked = new Request(url, { ...init, redirect: 'manual' })
  const body = Buffer.from(await asked.arrayBuffer())
  const options = {
    method: asked.method,
    headers: { ...Object.fromEntries(asked.headers), 'content-length': String(body.length) },
    localAddress: nextAddress(),
    rejectUnauthorized: false,
    agent: false,
    timeout: TIMEOUT_MS,
  } as const
  return new Promise((resolve, reject) => {
    const ask = url.startsWith('https:') ? requestHttps : requestHttp
    const request = ask(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0 } = response
        const hasBody = status !== 204 && status !== 304
        resolve(
          new Response(hasBody ? Buffer.concat(chunks) : null, {
            status,
            headers: headersOf(response.rawHeaders),
          }),
        )
      })
    })
    request.on('timeout', () => request.destroy(new Error(`${asked.method} ${url} is not answered`)))
    request.on('error', reject)
    request.end(body)
  })
}

function headersOf(raw: string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '')
  return headers
}
