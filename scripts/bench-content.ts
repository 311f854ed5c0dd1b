import { startContentSites } from './bench/content-sites'
import { openVisits, type Round, type Visit, visits } from './bench/content-visits'
import { runBench } from './bench/harness'
import { alternate, median, medianRatio } from './bench/rounds'
import { table } from './bench/table'

/** `npm run bench:content` compares page times with little and much content (docs/performance.md). */

const WARM_UP_ROUNDS = 3
/** The greatest allowed ratio of the times with much and little content. */
const MAX_RATIO = 2
/** A response whose size grows by more than this factor may take longer. */
const MIN_GROWTH = 1.5

const sizes = {
  few: { posts: 50, tickets: 50, invoices: 50 },
  many: { posts: 5_000, tickets: 500, invoices: 500 },
} as const
const listPage = { few: 4, many: 200 }

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

function figuresOf(rounds: Record<'few' | 'many', Round[]>, visit: Visit) {
  const all = (side: 'few' | 'many', of: 'milliseconds' | 'bytes') =>
    rounds[side].map((round) => round[visit][of])
  const bytes = { few: median(all('few', 'bytes')), many: median(all('many', 'bytes')) }
  const ratio = medianRatio(all('many', 'milliseconds'), all('few', 'milliseconds'))
  const hasGrown = bytes.many > MIN_GROWTH * bytes.few
  const row = [
    visits[visit],
    median(all('few', 'milliseconds')).toFixed(0),
    median(all('many', 'milliseconds')).toFixed(0),
    ratio.toFixed(2),
    kilobytes(bytes.few),
    kilobytes(bytes.many),
    hasGrown ? 'larger response' : '',
  ]
  return { row, slow: ratio > MAX_RATIO && !hasGrown ? [`${visits[visit]} (${ratio.toFixed(2)})`] : [] }
}

await runBench({
  section: 'content',
  rounds: 11,
  async measure({ supervisor, dir, rounds }) {
    const sites = await startContentSites(supervisor, dir, sizes)
    const visit = {
      few: await openVisits(sites.few, listPage.few),
      many: await openVisits(sites.many, listPage.many),
    }
    const measured = await alternate(
      ['few', 'many'],
      { rounds, warmUp: WARM_UP_ROUNDS, isSlow: true },
      (name, round) => visit[name](round),
    )
    const figures = (Object.keys(visits) as Visit[]).map((name) => figuresOf(measured, name))
    const slow = figures.flatMap((one) => one.slow)
    return {
      method: `Medians of ${rounds} alternating rounds.`,
      figures: table(
        ['ms, uncached', 'few', 'many', 'ratio', 'kB, few', 'kB, many', ''],
        figures.map(({ row }) => row),
      ),
      ...(slow.length > 0 && {
        failure: `More than twice as long with more content: ${slow.join(', ')}.`,
      }),
    }
  },
})
