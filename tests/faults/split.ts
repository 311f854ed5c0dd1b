import { connect, createServer, type AddressInfo } from 'node:net'

/** Passes connections whose first words contain `text` to the port `matching`, and all others to the port `other`. */
export async function openSplit(text: string, matching: number, other: number) {
  const server = createServer((client) => {
    client.setNoDelay(true).on('error', () => undefined)
    client.once('data', (first: Buffer) => {
      client.pause()
      const target = connect(first.includes(text) ? matching : other, '127.0.0.1')
      target.setNoDelay(true).on('error', () => undefined)
      target.write(first)
      client.pipe(target).on('close', () => client.destroy())
      target.pipe(client).on('close', () => target.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
