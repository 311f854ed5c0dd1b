import { get } from 'node:http'

import { plain } from '../process/plain.mjs'

/** A page as it is sent to who takes gzip: its bytes, and its headers but for those that every server makes itself. */
export interface PageAnswer {
  body: Buffer
  headers: [name: string, value: string][]
}

const ownOfServer = /^(server|date|connection|keep-alive|transfer-encoding|content-length|content-type)$/i

/** Asks for a page once. */
export const pageAnswer = (url: string): Promise<PageAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'gzip')
          return reject(plain(`${url} answered ${response.statusCode}, not a compressed page.`))
        const headers = Object.entries(response.headersDistinct)
          .filter(([name]) => !ownOfServer.test(name))
          .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
        resolve({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', reject)
  })
