import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to a database that a test can cut and restore, or let stall: then nothing is answered any more. */
export type DatabaseLink = {
  url: string
  cut: () => Promise<void>
  stall: () => void
  restore: () => Promise<void>
}

/** Forwards a port of its own to the server of `databaseUrl`. */
export async function linkToDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore: () => listen(port),
  }
}
