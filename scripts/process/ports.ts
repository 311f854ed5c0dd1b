import { createServer } from 'node:net'

import { plain } from './plain.mjs'

/** Listens for a moment; resolves to the port, or rejects with the system's reason. */
const tryListen = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A port that nobody listens on just now. */
export const freePort = () => tryListen(0, '127.0.0.1')

/** Throws one sentence when `port` cannot be used, naming the `variable` that chooses another. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1'])
    await tryListen(port, host).catch((error: NodeJS.ErrnoException) => {
      const mend = `set ${variable} to another, as in \`${variable}=${port + 1000} npm run demo\``
      if (error.code === 'EADDRINUSE') throw plain(`Port ${port} is taken: stop what uses it, or ${mend}.`)
      if (error.code === 'EACCES')
        throw plain(`Port ${port} may not be used: ${mend.replace(String(port + 1000), '3000')}.`)
      // A machine without IPv6 has no ::1; nobody can be there.
    })
}
