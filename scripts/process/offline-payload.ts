import { randomUUID } from 'node:crypto'

import { getPayload, type Payload } from 'payload'

import config from '../../payload.config'

/** Returns Payload without a connection, for commands that read only the collections. These need no real secret. */
export async function offlinePayload(): Promise<Payload> {
  return getPayload({
    config: { ...(await config), secret: randomUUID() },
    disableDBConnect: true,
    disableOnInit: true,
  })
}
