import { createLocalReq, type Payload } from 'payload'

import type { Language } from '@/i18n/languages'
import { idOfToken } from '../call-link'
import type { TimesToPick } from '../picker-rules'
import { findFreeTimes, type FreeTimes } from './call-takers'
import { findCall, type CallRow } from './call-row'

const shownTimes = ({ people, times }: FreeTimes): TimesToPick => {
  const indexes = new Map(people.map(({ id }, index) => [id, index]))
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : (indexes.get(id) ?? -1))
  return {
    people: people.map(({ name, zone }) => ({ name, zone })),
    times: times.map(({ at, by }) => [at, indexOf(by.phone), indexOf(by.video)]),
  }
}

/** Times of the person of a call while they take calls, else of everyone who speaks its language; never the time that it has. */
export async function timesForCall(
  call: Pick<CallRow, 'id' | 'person' | 'callLanguage' | 'startsAt'>,
  read: (wanted: { language?: Language; person?: string; except: string }) => Promise<FreeTimes>,
): Promise<FreeTimes> {
  const own = call.person && (await read({ person: call.person.id, except: call.id }))
  const { people, times } =
    own && own.people.length > 0 ? own : await read({ language: call.callLanguage, except: call.id })
  const present = new Date(call.startsAt).getTime()
  return { people, times: times.filter(({ at }) => at !== present) }
}

/** Returns the times that a visitor can pick: in a language, or for the call of a signed link. */
export async function findTimesToPick(
  payload: Payload,
  { language, token }: { language: Language; token?: string },
): Promise<TimesToPick> {
  const id = token && idOfToken('call', token)
  const call = id ? await findCall(await createLocalReq({}, payload), id) : undefined
  return shownTimes(
    call
      ? await timesForCall(call, (wanted) => findFreeTimes(payload, wanted))
      : await findFreeTimes(payload, { language }),
  )
}
