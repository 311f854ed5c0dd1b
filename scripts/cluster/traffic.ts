import { startBoards } from '../../tests/faults/board-traffic'
import type { ClusterSite } from '../../tests/faults/cluster-site'
import { frontFetch } from '../../tests/faults/front-fetch'
import { startFrontTraffic } from '../../tests/faults/front-traffic'
import { startPublishing } from '../../tests/faults/publishing-traffic'
import { startSignIns } from '../../tests/faults/sign-in-traffic'
import { startStaffTraffic } from '../../tests/faults/staff-traffic'
import type { Tally } from '../../tests/faults/tally'

/** A lead and a page each second: in ten minutes the emails of the leads still fit the mailbox. */
const visits = { visitors: 2, pauseMs: 1_000 }
/** Fewer uploads and signatures than the site allows a person in ten minutes. */
const STAFF_PAUSE_MS = 20_000

/** Starts everyone who uses the site. */
export async function startClusterTraffic(site: ClusterSite, tally: Tally) {
  const publishing = await startPublishing(site, tally)
  const boards = await startBoards(site, tally)
  const staff = await startStaffTraffic(site, {
    ask: frontFetch,
    pauseMs: STAFF_PAUSE_MS,
    onError: tally.refused,
  })
  const signIns = startSignIns(site, tally)
  const onAnswer = (isAnswered: boolean) => tally.add(isAnswered ? 'visits' : 'failed visits')
  const visitors = startFrontTraffic(site.url, { ...visits, onAnswer })
  return {
    publishing,
    boards,
    staff,
    visitors,
    sessions: () => [publishing.team, ...boards.sessions, ...staff.sessions, ...signIns.sessions],
    stop: () => Promise.all([publishing, boards, staff, signIns, visitors].map((traffic) => traffic.stop())),
  }
}

export type ClusterTraffic = Awaited<ReturnType<typeof startClusterTraffic>>
