import { setTimeout as sleep } from 'node:timers/promises'

import { startLeadTraffic } from '../../tests/faults/lead-traffic'
import { startSession } from '../../tests/faults/session'
import { startStaffTraffic } from '../../tests/faults/staff-traffic'
import { startTestSite, type TestSite } from '../../tests/faults/test-site'
import { getFreePort } from '../process/ports'
import type { Report } from './restored-site'

/** In megabytes (1,000 kB), as docs/operations.md says them. */
const limits = {
  web: { 'at rest': 210, 'after load': 300 },
  worker: { 'at rest': 160, 'after load': 200 },
} as const
type Service = keyof typeof limits
/** Of processes that stand beside a service. */
const MAX_BESIDE = 10

const services = Object.keys(limits) as Service[]

/** The worker loads all its code at the start, and V8 returns what it needed under load only when it has been idle. */
const REST_MS = 20_000
const LOAD_MS = 30_000

const READERS = 4
const paths = ['/', '/es', '/services', '/es/services', '/resources', '/about', '/contact', '/es/contact']

/** Starts visitors who read pages, and a colleague who opens the dashboard, until `stop` is called. */
async function startReaders({ url, password }: TestSite) {
  const team = await startSession(url, 'team@puente.example', password)
  const counts = { pages: 0 }
  let isOpen = true
  const repeat = async (read: () => Promise<Response>) => {
    while (isOpen) {
      await (await read()).arrayBuffer()
      counts.pages += 1
    }
  }
  const works = Array.from({ length: READERS }, (_, index) =>
    repeat(() => fetch(url + (paths[(counts.pages + index) % paths.length] ?? '/'))),
  )
  works.push(repeat(() => team.get('/admin')))
  return {
    counts,
    stop: async () => {
      isOpen = false
      await Promise.all(works)
    },
  }
}

/** Pages, leads with their emails, pictures in all sizes, proposals and signatures at once. */
async function load(report: Report, site: TestSite): Promise<void> {
  const [leads, staff, readers] = [
    startLeadTraffic(site),
    await startStaffTraffic(site),
    await startReaders(site),
  ]
  await sleep(LOAD_MS)
  await Promise.all([leads.stop(), staff.stop(), readers.stop()])
  report('load', { leads: leads.leads.length, ...staff.counts, ...readers.counts }, 0)
}

/** `npm run test:faults -- memory`: what web and worker take at rest and after load, without and with metrics. */
export async function tryMemory(report: Report): Promise<void> {
  const site = await startTestSite()
  const check = (state: keyof (typeof limits)['web'], title: string) => {
    for (const service of services) {
      const { now, peak, beside } = site.memoryOf(service)
      const limit = limits[service][state]
      const errors = Number(now > limit) + Number(beside > MAX_BESIDE)
      report(`${service} ${state}${title}, in MB`, { now, limit, peak, beside }, errors)
    }
  }
  try {
    for (const title of ['', ' with metrics']) {
      const variables: Record<string, string> = title ? { METRICS_PORT: String(await getFreePort()) } : {}
      for (const service of services) await site.start(service, variables)
      await sleep(REST_MS)
      check('at rest', title)
      await load(report, site)
      await sleep(REST_MS)
      check('after load', title)
      for (const service of services) await site.stop(service)
    }
  } finally {
    await site.close()
  }
}
