const PREFERENCE = '/api/payload-preferences/nav'

type Groups = Record<string, { open?: boolean }>
type Preference = { open?: boolean; groups?: Groups }

/** Changes that were asked for before are stored first: each reads what the one before it stored. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Stores whether a group of the navigation is open, in the preference of the account that Payload's own navigation uses.
 * Without an answer the group is as it was at the next page.
 */
export function rememberNavGroup(name: string, isOpen: boolean): Promise<unknown> {
  last = last.then(() => store(name, isOpen)).catch(() => undefined)
  return last
}

async function store(name: string, isOpen: boolean): Promise<void> {
  const response = await fetch(PREFERENCE)
  // What is stored is not known: a change would replace all of it.
  if (!response.ok) return
  const { value } = (await response.json()) as { value?: Preference | null }
  const groups = { ...value?.groups, [name]: { open: isOpen } }
  await fetch(PREFERENCE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value: { ...value, groups } }),
  })
}
