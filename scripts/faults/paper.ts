import { setTimeout as sleep } from 'node:timers/promises'

import { paced, paceOf } from '../../tests/faults/pace'
import { startSession, type Session } from '../../tests/faults/session'
import { signSlowly } from '../../tests/faults/signing-page'
import { startTestSite } from '../../tests/faults/test-site'
import { longProposal } from '../../tests/support/long-proposal'

const MAX_TASK_MS = 200
const MAX_PDF_SECONDS = 60
/** How many times longer other requests may take while a PDF is printed. */
const MAX_SLOWDOWN = 2
const PDFS = 3
const CALM_MS = 8_000
const CLIENT = 'client2@puente.example'

/** Prints what was measured; the check fails if `errors` is not 0. */
type Report = (name: string, counts: Record<string, number>, errors: number) => void

/**
 * Writes the longest proposal that can be stored, sends it, signs it on a phone whose processor is slowed four times, and
 * prints its PDF while other pages of the same process are asked for: these are compared with the same pages before and
 * after, in this run.
 */
export async function tryLongProposal(report: Report): Promise<void> {
  const site = await startTestSite()
  try {
    await site.start('web')
    const { url, password } = site
    const team = await startSession(url, 'team@puente.example', password)
    const client = await startSession(url, CLIENT, password)
    const calm = () => paced(client, () => sleep(CALM_MS))
    // The first requests load code.
    await calm()

    const draft = await draftOf(team)
    let id = ''
    const longestBeside = async (name: string, work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      const times = await paced(client, work)
      const longest = Math.round(Math.max(...times))
      report(name, { 'ms, longest other request': longest, ms: Math.round(performance.now() - startedAt) }, 0)
    }
    await longestBeside('while it is created', async () => {
      id = (await team.call<{ id: string }>('create-proposal-from-draft', draft)).id
    })
    await longestBeside('while it is sent', () => team.call('send-proposal', { proposal: id, by: 'link' }))
    await longestBeside('while its page is made', async () => (await client.get(`/proposal/${id}`)).text())

    const tasks = await signSlowly(url, `/proposal/${id}`, { email: CLIENT, password })
    report('longest task of its page until it is loaded', tasks.load, 0)
    report('longest task while it is scrolled', tasks.scroll, Number(tasks.scroll.longest > MAX_TASK_MS))
    report('longest task while it is signed', tasks.sign, Number(tasks.sign.longest > MAX_TASK_MS))
    report('the page says that the PDF is prepared', {}, Number(!tasks.saysPreparing))

    const before = await calm()
    const seconds: number[] = []
    const beside = await paced(client, async () => {
      for (let count = 0; count < PDFS; count += 1) {
        const startedAt = performance.now()
        await (await client.get(`/api/proposal-pdf/${id}`)).arrayBuffer()
        seconds.push(Math.round(performance.now() - startedAt) / 1_000)
      }
    })
    const without = paceOf([...before, ...(await calm())])
    const withPdf = paceOf(beside)
    report('other requests without a PDF, in ms', without, 0)
    const isSlow = withPdf.median > MAX_SLOWDOWN * without.median || withPdf.p95 > MAX_SLOWDOWN * without.p95
    report('other requests beside a PDF, in ms', withPdf, Number(isSlow))
    const slowest = Math.max(...seconds)
    report('its PDF', { 'seconds at most': slowest }, Number(slowest > MAX_PDF_SECONDS))
  } finally {
    await site.close()
  }
}

/** Saves a draft of the longest proposal. Returns what creates the proposal. */
async function draftOf(team: Session): Promise<object> {
  const answer = await team.get(`/api/clients?where[email][equals]=${CLIENT}&depth=0`)
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  const [title, client, content] = ['A long proposal', docs[0]?.id, longProposal()]
  const shared = { client, content, currency: 'USD' }
  const draft = { ...shared, details: { title }, language: 'en' }
  const { id } = await team.call<{ id: string }>('save-generator-draft', draft)
  return { ...shared, draft: id, title, setupFee: 1_000, monthlyFee: 100 }
}
