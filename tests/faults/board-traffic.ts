import { setTimeout as sleep } from 'node:timers/promises'

import { readStream } from '../support/event-stream'
import type { ClusterSite } from './cluster-site'
import { frontFetch } from './front-fetch'
import { startSession, type Session } from './session'
import type { Tally } from './tally'

/**
 * How long a board may take to hear of a change, in milliseconds: as long as its web process may need to connect to Postgres
 * again. One that is cut off from Postgres tells its boards to read everything again when it has connected.
 */
const MAX_HEARING_MS = 7_000
/** How long a board waits before it opens its stream again. */
const RETRY_MS = 2_000
const PAUSE_MS = 2_000

type Stream = ReturnType<typeof readStream>

/** Keeps a stream of changes open at a web process, as a browser does. */
function keepBoard(webUrl: string, session: Session, tally: Tally) {
  const end = new AbortController()
  let stream: Stream | undefined
  const running = (async () => {
    while (!end.signal.aborted) {
      const headers = {
        cookie: session.cookies(),
        'sec-fetch-site': 'same-origin',
        accept: 'text/event-stream',
      }
      const answer = await fetch(`${webUrl}/api/live`, { headers, signal: end.signal }).catch(() => undefined)
      if (answer?.status === 401) tally.add('signed out')
      if (answer?.ok) {
        tally.add('streams')
        stream = readStream(answer.body)
        while (!stream.hasEnded() && !end.signal.aborted) await sleep(200)
        stream = undefined
      } else await answer?.body?.cancel()
      await sleep(RETRY_MS)
    }
  })()
  return {
    stream: () => stream,
    close: async () => {
      end.abort()
      await running
    },
  }
}

const resetsOf = (stream: Stream) => stream.events('reset').length

/** Whether a board knows of a lead: it heard of it, or was told to read everything again. A stream that has ended will be. */
async function hears(
  stream: Stream,
  resets: number,
  lead: string,
  isCutOff: () => boolean,
): Promise<boolean> {
  let end = performance.now() + MAX_HEARING_MS
  while (performance.now() < end) {
    if (stream.hasEnded() || stream.heardOf('leads', lead) || resetsOf(stream) > resets) return true
    if (isCutOff()) end = performance.now() + MAX_HEARING_MS
    await sleep(100)
  }
  return false
}

/**
 * Starts a colleague who adds leads and looks for each at once in the list, and boards that are open at every web process, which
 * must hear of it.
 */
export async function startBoards({ url, password, webUrls, database }: ClusterSite, tally: Tally) {
  const isCutOff = () => database.lines.listening.state() !== 'open'
  const team = await startSession(url, 'team@puente.example', password, frontFetch)
  const admin = await startSession(url, 'admin@puente.example', password, frontFetch)
  const boards = webUrls.map((webUrl) => keepBoard(webUrl, admin, tally))
  const leads: string[] = []
  let isOpen = true

  const addLead = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const lead = { name: 'Lead of a colleague', email, message: 'A lead of the fault tests.', language: 'en' }
    const open = boards
      .flatMap((board) => board.stream() ?? [])
      .map((stream) => ({ stream, resets: resetsOf(stream) }))
    const answer = await team.rest('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, status: 'new', sourceName: 'Contact Form' }),
    })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    leads.push(email)
    tally.add('leads of staff')
    const list = await (await team.get(`/api/lead-list?q=${encodeURIComponent(email)}`)).text()
    if (!list.includes(doc.id)) {
      tally.add('stale')
      console.log(`  stale: the list of its writer does not have lead ${doc.id}`)
    }
    const heard = await Promise.all(open.map(({ stream, resets }) => hears(stream, resets, doc.id, isCutOff)))
    for (const isHeard of heard) tally.add(isHeard ? 'heard' : 'missed')
    if (heard.includes(false)) console.log(`  missed: a board did not hear of lead ${doc.id}`)
  }
  const running = (async () => {
    while (isOpen) {
      await addLead().catch(tally.refused)
      await sleep(PAUSE_MS)
    }
  })()
  return {
    /** The addresses of the leads that were acknowledged. */
    leads,
    sessions: [team, admin],
    stop: async () => {
      isOpen = false
      await running
      await Promise.all(boards.map((board) => board.close()))
    },
  }
}
