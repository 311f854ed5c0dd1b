import { setTimeout as sleep } from 'node:timers/promises'

import type { ClusterSite } from './cluster-site'
import { frontFetch } from './front-fetch'
import { startSession, type Session } from './session'
import type { Tally } from './tally'

/** Fewer sign-ins than the site allows an account in ten minutes. */
const PAUSE_MS = 30_000
const CHECK_MS = 3_000
const accounts = ['admin', 'team', 'client', 'client2']

/** Starts people who sign in one after the other and stay, and look from time to time whether they still are. */
export function startSignIns({ url, password }: ClusterSite, tally: Tally) {
  const sessions: Session[] = []
  let isOpen = true
  const repeat = async (milliseconds: number, work: (turn: number) => Promise<void>) => {
    for (let turn = 0; isOpen; turn += 1) {
      await work(turn).catch(tally.refused)
      for (let waited = 0; isOpen && waited < milliseconds; waited += 500) await sleep(500)
    }
  }
  const works = [
    repeat(PAUSE_MS, async (turn) => {
      const email = `${accounts[turn % accounts.length]}@puente.example`
      sessions.push(await startSession(url, email, password, frontFetch))
      tally.add('signed in')
    }),
    repeat(CHECK_MS, async (turn) => {
      const session = sessions[turn % Math.max(1, sessions.length)]
      if (session && !(await isSignedIn(session))) tally.add('signed out')
    }),
  ]
  return {
    sessions,
    stop: async () => {
      isOpen = false
      await Promise.all(works)
    },
  }
}

/** Returns whether the site still knows who this is. Throws when it can't say. */
export async function isSignedIn(session: Session): Promise<boolean> {
  const answer = await session.get('/api/users/me')
  return ((await answer.json()) as { user: object | null }).user !== null
}
