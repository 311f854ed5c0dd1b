import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import type { Network } from '@/lib/server/http/fetch-public'

const file = (name: string) => readFileSync(`tests/fixtures/calendar/${name}.pem`, 'utf8')
const certificate = file('certificate')

/** Lets connections to this machine pass, whose certificate is that of `startCalendarServer`. */
export const thisMachine: Network = {
  isAllowed: (address) => ['127.0.0.1', '::1'].includes(address),
  ca: certificate,
}

/** Starts an https server on a free port of this machine. */
export async function startCalendarServer(listener: RequestListener) {
  const server = createServer({ key: file('key'), cert: certificate }, listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}/calendar.ics`,
    named: `https://localhost:${port}/calendar.ics`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
