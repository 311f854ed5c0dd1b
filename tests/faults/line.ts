import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `slow`: each piece arrives later. `silent`: nothing arrives, and no one is told. `cut`: connections break and are refused. */
export type LineState = 'open' | 'slow' | 'silent' | 'cut'

const DELAY_MS = 150

/**
 * A network line to one of `targets`, ports of this machine, which take turns; one that refuses is passed over. Its own port is
 * what another part is told.
 */
export async function openLine(...targets: number[]) {
  let state: LineState = 'open'
  let turn = 0
  const sockets = new Set<Socket>()

  const pass = (from: Socket, to: Socket) => {
    const arriveInOrder = openDelay()
    const after = (arrive: () => void) => arriveInOrder(state === 'slow' ? DELAY_MS : 0, arrive)
    from.on('data', (piece: Buffer) => {
      if (state !== 'silent') after(() => to.writable && to.write(piece))
    })
    from.on('end', () => after(() => to.end()))
    from.on('close', () => after(() => to.destroySoon()))
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const reach = (client: Socket, left: number): void => {
    const server = connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1')
    const refuse = () => {
      if (left > 1) reach(client, left - 1)
      else client.destroy()
    }
    server.once('error', refuse)
    server.once('connect', () => {
      server.off('error', refuse)
      keep(server)
      pass(client, server)
      pass(server, client)
      client.resume()
    })
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    keep(client)
    if (state === 'cut') client.destroy()
    else reach(client, targets.length)
  })
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    state: () => state,
    /** What was swallowed is lost to its connection, so that one is broken when the line is open again. */
    set: (next: LineState) => {
      if (next === 'cut' || state === 'silent') breakAll()
      state = next
    },
    close: () => {
      breakAll()
      server.close()
    },
  }
}

/** What is on its way arrives before what comes later, even when that is no longer delayed. */
function openDelay() {
  const coming: { at: number; arrive: () => void }[] = []
  const arriveDue = () => {
    for (let next = coming[0]; next && next.at <= performance.now(); next = coming[0]) {
      coming.shift()
      next.arrive()
    }
    const [next] = coming
    if (next) setTimeout(arriveDue, Math.ceil(next.at - performance.now()))
  }
  return (milliseconds: number, arrive: () => void) => {
    if (milliseconds === 0 && coming.length === 0) return arrive()
    const at = Math.max(performance.now() + milliseconds, coming.at(-1)?.at ?? 0)
    if (coming.push({ at, arrive }) === 1) setTimeout(arriveDue, milliseconds)
  }
}

export type Line = Awaited<ReturnType<typeof openLine>>

/** Returns an address with the port of a line. */
export function throughLine(address: string, { port }: Pick<Line, 'port'>): string {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}
