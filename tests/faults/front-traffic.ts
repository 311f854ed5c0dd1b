import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

const VISITORS = 6

/** Paths that nginx asks the site for each time, and one that it caches for a second. */
const paths = ['/api/health', '/auth', '/es/contact', '/es/auth']

/** Each request has a loopback address of its own, so that no limit per address applies. */
let sent = 0
const nextAddress = () => `127.${1 + (++sent % 200)}.${Math.floor(sent / 200) % 250}.9`

type Options = { method: string; headers?: Record<string, string>; body?: string }

/** Resolves to the status, or to 0 when there was no response. */
const ask = (url: string, { method, headers, body }: Options) =>
  new Promise<number>((resolve) => {
    const options = { method, headers, localAddress: nextAddress(), rejectUnauthorized: false, agent: false }
    const asked = request(url, { ...options, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(0))
    asked.end(body)
  })

type Traffic = { visitors?: number; pauseMs?: number; onAnswer?: (isAnswered: boolean) => void }

/** Starts visitors who read pages and send leads through nginx at `url` until `stop` is called. */
export function startFrontTraffic(
  url: string,
  { visitors = VISITORS, pauseMs = 60, onAnswer }: Traffic = {},
) {
  const failures = new Map<string, number>()
  const leads: string[] = []
  let requests = 0
  let isOpen = true
  const count = (what: string, status: number) => {
    requests += 1
    onAnswer?.(status === 200)
    if (status !== 200) failures.set(`${what} ${status}`, (failures.get(`${what} ${status}`) ?? 0) + 1)
    return status === 200
  }
  const sendLead = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const lead = { name: 'Test Visitor', email, message: 'A lead of the fault tests.', language: 'es' }
    const headers = { 'content-type': 'application/json', origin: url }
    const status = await ask(`${url}/api/lead-capture`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...lead, submission_id: crypto.randomUUID() }),
    })
    if (count('POST', status)) leads.push(email)
  }
  const visitor = async () => {
    for (let turn = 0; isOpen; turn += 1) {
      if (turn % 2) await sendLead()
      else {
        const path = paths[(turn / 2) % paths.length] ?? '/'
        count(path, await ask(url + path, { method: 'GET' }))
      }
      await sleep(pauseMs)
    }
  }
  const running = Array.from({ length: visitors }, visitor)
  return {
    leads,
    stop: async () => {
      isOpen = false
      await Promise.all(running)
      return { requests, failures: Object.fromEntries(failures) }
    },
  }
}
