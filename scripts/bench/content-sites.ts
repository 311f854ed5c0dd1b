import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { readLogTail, waitForHttp } from '../process/child-process'
import { type Supervisor } from '../process/supervisor'
import { getFreePort } from '../process/ports'
import { webOptions } from '../site/processes'
import { startTestCluster } from '../testing/test-cluster'
import { createTestDatabase } from '../testing/template-database'
import { type ContentSize, fillContent } from './content-rows'
import { siteEnv } from './site-env'

/** A running site and its database. */
export interface ContentSite {
  url: string
  databaseUrl: string
  /** Of the superuser of the server. */
  adminUrl: string
  password: string
}

/** The account whose client gets the tickets and invoices. */
export const clientEmail = 'client@puente.example'

/**
 * Starts the built site once for each size, on a database of its own in one Postgres: the demo's content, and copies of it
 * up to that size. There is no worker, so no emails are sent.
 */
export async function startContentSites<Name extends string>(
  supervisor: Supervisor,
  dir: string,
  sizes: Record<Name, ContentSize>,
): Promise<Record<Name, ContentSite>> {
  const cluster = await startTestCluster()
  supervisor.onStop(cluster.discard)
  const password = randomBytes(12).toString('hex')
  const env = siteEnv({ MEDIA_DIR: join(dir, 'media') })
  const log = (name: string) => join(dir, `${name}.log`)
  await supervisor.run({
    name: 'seed',
    args: ['scripts/puente.ts', 'seed'],
    env: {
      ...env,
      DATABASE_URL: cluster.addresses.runtimeUrl,
      DEMO_PASSWORD: password,
    },
    log: log('seed'),
  })

  const open = async (name: Name): Promise<ContentSite> => {
    const { runtimeUrl, ownerUrl } = await createTestDatabase(cluster.addresses)
    await fillContent(ownerUrl, sizes[name], clientEmail)
    const port = String(await getFreePort())
    const url = `http://localhost:${port}`
    const web = supervisor.start(
      webOptions({ ...env, DATABASE_URL: runtimeUrl, SITE_URL: url, PORT: port }, log(name)),
    )
    if (!(await waitForHttp(url, web)))
      throw new Error(`The site does not answer:\n${readLogTail(log(name))}`)
    return { url, databaseUrl: runtimeUrl, adminUrl: cluster.addresses.adminUrl, password }
  }
  const sites: [Name, ContentSite][] = []
  for (const name of Object.keys(sizes) as Name[]) sites.push([name, await open(name)])
  return Object.fromEntries(sites) as Record<Name, ContentSite>
}
