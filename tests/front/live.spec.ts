import { request } from 'node:https'

import { expect, test } from '../support/front'

const headers = { 'accept-encoding': 'gzip', cookie: 'puente-token=x' }

/** Opens a stream through nginx and keeps it open. */
const open = (url: string) =>
  new Promise<{ received: () => string; encoding?: string; leave: () => void }>((resolve, reject) => {
    let text = ''
    const sent = request(url, { headers, rejectUnauthorized: false, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('error', () => undefined)
      resolve({
        received: () => text,
        encoding: response.headers['content-encoding'],
        leave: () => sent.destroy(),
      })
    })
    sent.on('error', reject)
    sent.end()
  })

test('passes each event of a stream on at once, uncompressed, and the end of either side', async ({
  front,
}) => {
  let send: (text: string) => void = () => undefined
  let hasLeft = false
  front.respondWith((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    response.write('event: heartbeat\n\n')
    response.on('close', () => (hasLeft = true))
    send = (text) => void response.write(text)
  })
  const board = await open(`${front.url}/api/live`)
  expect(board.encoding).toBeUndefined()
  await expect.poll(board.received).toBe('event: heartbeat\n\n')
  send('event: change\n\n')
  await expect.poll(board.received).toBe('event: heartbeat\n\nevent: change\n\n')
  board.leave()
  await expect.poll(() => hasLeft).toBe(true)
})
