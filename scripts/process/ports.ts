import getPort from 'get-port'

import { UserError } from './user-error.mjs'

/** Returns a port of 127.0.0.1 that is free. It isn't returned again within the next seconds. */
export const getFreePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

/** Throws a UserError if `port` cannot be used. Its message names the environment `variable` that changes the port. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  if ((await getPort({ port })) === port) return
  const other = port < 1024 ? 3000 : port + 1000
  throw new UserError(
    `Port ${port} is taken or not allowed. Stop the process that uses it, or set ${variable} to another port: \`${variable}=${other} npm run demo\`.`,
  )
}
