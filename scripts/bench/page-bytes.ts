import { get } from 'node:http'

import { plain } from '../process/plain.mjs'

/** A page as it is sent to who takes gzip. */
export const pageBytes = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200 && response.headers['content-encoding'] === 'gzip'
          ? resolve(Buffer.concat(chunks))
          : reject(plain(`${url} answered ${response.statusCode}, not a compressed page.`)),
      )
    }).on('error', reject)
  })
