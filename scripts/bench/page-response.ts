import { get } from 'node:http'

import { UserError } from '../process/user-error.mjs'

/** A gzipped page: its bytes, and the headers that a static file server would not send by itself. */
export interface PageResponse {
  body: Buffer
  headers: [name: string, value: string][]
}

const serverHeaders = /^(server|date|connection|keep-alive|transfer-encoding|content-length|content-type)$/i

/** Requests a page once. Throws a UserError unless the response is a gzipped 200. */
export const fetchPage = (url: string): Promise<PageResponse> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0 } = response
        if (statusCode !== 200 || response.headers['content-encoding'] !== 'gzip') {
          reject(new UserError(`${url} returned ${statusCode}, not a gzipped page.`))
          return
        }
        const headers = Object.entries(response.headersDistinct)
          .filter(([name]) => !serverHeaders.test(name))
          .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
        resolve({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', reject)
  })
