import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { type BrowserContextOptions, request } from '@playwright/test'

import { startPostgres } from '../postgres/server'
import { readLogTail, waitForHttp } from '../process/child-process'
import { getFreePort } from '../process/ports'
import { type Supervisor } from '../process/supervisor'
import { UserError } from '../process/user-error.mjs'
import { type ContentSite, startContentSites } from './content-sites'
import { samplePost } from './sample-post'
import { randomAddress } from './site-env'
import { buildStockApp, stockTables, stockWeb } from './stock-app'

/** The sites that are compared, in the order in which they are measured in the first round. */
export const sides = ['ours', 'stock'] as const
export type Side = (typeof sides)[number]

/** A running site and its database, a session of its staff, and the id of a post. */
export interface StaffSite extends Pick<ContentSite, 'url' | 'databaseUrl' | 'adminUrl'> {
  session: BrowserContextOptions['storageState']
  post: string
}

/** More than the ten rows of a list's first page. */
const POSTS = 12
/** No copies: the demo's content alone. */
const demoContent = { posts: 0, tickets: 0, invoices: 0 }

/** Starts the built site with the demo's content and a stock Payload, each with the same posts on top. */
export async function startStaffSites(supervisor: Supervisor, dir: string): Promise<Record<Side, StaffSite>> {
  await buildStockApp(supervisor)
  const { site } = await startContentSites(supervisor, dir, { site: demoContent })
  const admin = { email: 'admin@puente.example', password: site.password }
  const stock = await startStock(supervisor, dir)
  const first = { email: 'staff@stock.example', password: randomBytes(12).toString('hex') }
  return {
    ours: { ...site, ...(await prepare(site.url, 'login', admin)) },
    stock: { ...stock, ...(await prepare(stock.url, 'first-register', { ...first, name: 'Maya Thompson' })) },
  }
}

async function startStock(supervisor: Supervisor, dir: string) {
  const postgres = await startPostgres({ dir: join(dir, 'stock-postgres'), durable: false })
  supervisor.onStop(() => postgres.stop('immediate'))
  await supervisor.run(stockTables(postgres.ownerUrl))
  const port = String(await getFreePort())
  const url = `http://localhost:${port}`
  const options = stockWeb(postgres.ownerUrl, port)
  if (!(await waitForHttp(`${url}/admin/login`, supervisor.start(options))))
    throw new UserError(`The stock Payload does not answer:\n${readLogTail(options.log ?? '')}`)
  return { url, databaseUrl: postgres.ownerUrl, adminUrl: postgres.adminUrl }
}

/** Signs in through Payload's REST API and creates the posts. */
async function prepare(
  url: string,
  entrance: string,
  account: object,
): Promise<Pick<StaffSite, 'session' | 'post'>> {
  const extraHTTPHeaders = { origin: url, 'x-forwarded-for': randomAddress() }
  const client = await request.newContext({ baseURL: url, extraHTTPHeaders })
  const send = async (path: string, data: object): Promise<unknown> => {
    const response = await client.post(path, { data })
    if (!response.ok())
      throw new UserError(`${url}${path} responded with ${response.status()}: ${await response.text()}`)
    return response.json()
  }
  await send(`/api/users/${entrance}`, account)
  let post = ''
  for (let number = 1; number <= POSTS; number += 1) {
    const { doc } = (await send('/api/posts?locale=en', samplePost(number))) as {
      doc: { id: string | number }
    }
    post = String(doc.id)
  }
  const session = await client.storageState()
  await client.dispose()
  return { session, post }
}
