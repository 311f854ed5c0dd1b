import { setTimeout as sleep } from 'node:timers/promises'

import { childEnv } from '../src/env'
import { openHouse, type House } from '../tests/faults/house'
import { audit, countMails, openLedger } from '../tests/faults/ledger'
import { isBuildStale } from './process/build-stamp'
import { root, startChild } from './process/children'

/** The slow tests: parts are killed under load while visitors keep a ledger of what they were told is saved. */

if (isBuildStale())
  await startChild({ name: 'build', args: [`${root}/scripts/build.ts`], env: childEnv() }).ended

/** Between half a second and two seconds, so that kills fall anywhere. */
const aWhile = () => sleep(500 + Math.random() * 1_500)

const house = await openHouse()
let failures = 0

function report(name: string, figures: Record<string, number>, faults: number): void {
  if (faults > 0) failures += 1
  const text = Object.entries(figures).map(([key, value]) => `${key} ${value}`)
  console.log(`${faults > 0 ? 'FAILED' : 'passed'}  ${name}: ${text.join(', ')}`)
}

/** Runs `harm` so many times under load, then checks the ledger against the database. */
async function underLoad(name: string, times: number, harm: (turn: number) => Promise<void>) {
  const ledger = openLedger(house)
  await aWhile()
  for (let turn = 0; turn < times; turn += 1) {
    await harm(turn)
    await aWhile()
  }
  await ledger.close()
  const figures = await audit(house, ledger.entries)
  const faults = figures.missing + figures.twice + figures.withoutHistory
  report(name, figures, figures.acknowledged === 0 ? 1 : faults)
  return ledger.entries
}

/** Waits until every mail has come, at most three minutes: the sweep looks once a minute. */
async function mailsOf(name: string, entries: Parameters<typeof countMails>[1], exactlyOnce: boolean) {
  let figures = await countMails(house, entries)
  for (let waited = 0; figures.none > 0 && waited < 180; waited += 1) {
    await sleep(1_000)
    figures = await countMails(house, entries)
  }
  report(name, figures, figures.none + (exactlyOnce ? figures.more : 0))
}

async function scenarios({ start, kill, postgres }: House): Promise<void> {
  await start('web')
  await start('worker')
  const killed = await underLoad('the site killed with -9 ten times', 10, async () => {
    await kill('web')
    await start('web')
  })
  await mailsOf('mails of these leads', killed, true)

  const restarted = await underLoad('Postgres restarted six times', 6, (turn) =>
    postgres.restart(turn % 2 ? 'immediate' : 'fast'),
  )
  await mailsOf('mails of these leads', restarted, true)

  await kill('worker')
  const waiting = await underLoad('leads while the worker is dead', 1, () => sleep(1_000))
  await start('worker')
  await mailsOf('the worker killed between commit and mail', waiting, true)

  const hunted = await underLoad('the worker killed with -9 ten times', 10, async () => {
    await kill('worker')
    await start('worker')
  })
  // A mail that was handed over in the very moment of the kill may come again, with the same Message-ID.
  await mailsOf('mails of these leads', hunted, false)
}

await scenarios(house).finally(() => house.close())
console.log(failures === 0 ? '\nEvery acknowledged lead is there, once.' : `\n${failures} checks failed`)
process.exit(failures === 0 ? 0 : 1)
