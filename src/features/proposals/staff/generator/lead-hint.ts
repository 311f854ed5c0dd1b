import { isId } from '@/lib/ids'

/** The key under which the leads pass on for whom a proposal is started. */
const KEY = 'proposal-lead'

/** Notes the lead for the generator. It is a hint only: the server reads the lead again. */
export function noteLead(id: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id }))
  } catch {
    // The address names it, too.
  }
}

/** Returns the lead that was noted, and forgets it. */
export function takeLead(): string | null {
  try {
    const { id } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { id?: unknown }
    sessionStorage.removeItem(KEY)
    return isId(id) ? id : null
  } catch {
    return null
  }
}
