import { idOfToken } from '../call-link'
import { canChange } from '../rules'
import type { TimesToPick } from '../picker-rules'
import { findCall, type CallRow } from './call-row'
import { findTimesToPick } from './times-to-pick'
import { visitorRequest } from './booking-page'

/** `soon`: begins within an hour. `past`: it has begun, or was marked. */
export type CallState = 'open' | 'soon' | 'past' | 'cancelled'

export type ManagedCall = { call: CallRow; state: CallState; free: TimesToPick }

const nothing: TimesToPick = { people: [], times: [] }

function stateOf(call: CallRow, now: number): CallState {
  if (call.status === 'cancelled') return 'cancelled'
  if (canChange(call, now)) return 'open'
  return call.status === 'booked' && new Date(call.startsAt).getTime() > now ? 'soon' : 'past'
}

/** Returns the call of a signed link, and while it can be moved the times to move it to; undefined for a wrong link. */
export async function findManagedCall(token: string): Promise<ManagedCall | undefined> {
  const id = idOfToken('call', token)
  if (!id) return undefined
  const req = await visitorRequest()
  const call = await findCall(req, id)
  if (!call) return undefined
  const state = stateOf(call, Date.now())
  const free =
    state === 'open' ? await findTimesToPick(req.payload, { language: call.callLanguage, token }) : nothing
  return { call, state, free }
}
