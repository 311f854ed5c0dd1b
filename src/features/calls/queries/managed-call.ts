import { idOfToken } from '../call-link'
import { CALL_MS, canChange } from '../rules'
import type { TimesToPick } from '../picker-rules'
import { findCall, type CallRow } from './call-row'
import { findTimesToPick } from './times-to-pick'
import { visitorRequest } from './booking-page'

/** `soon`: begins within an hour, or has begun. `past`: it is over, or was marked. */
export type CallState = 'open' | 'soon' | 'past' | 'cancelled'

export type ManagedCall = { call: CallRow; state: CallState; free: TimesToPick }

const nothing: TimesToPick = { people: [], times: [] }

function stateOf(call: CallRow, now: number): CallState {
  if (call.status === 'cancelled') return 'cancelled'
  if (canChange(call, now)) return 'open'
  const end = new Date(call.startsAt).getTime() + CALL_MS
  return call.status === 'booked' && end > now ? 'soon' : 'past'
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
