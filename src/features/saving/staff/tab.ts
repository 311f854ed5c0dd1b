/** This tab among the others of the browser. */

const PREFIX = 'puente-tab:'

/** The id of this page as long as it's open. A reload is another one. */
export const tab: string =
  typeof crypto === 'undefined' ? '' : ((crypto as Partial<Crypto>).randomUUID?.() ?? '')

let isHeld = false

/** Holds a lock as long as this page is open, by which other tabs know that its words are still on a screen. */
export function holdTab(): void {
  if (isHeld || !tab) return
  isHeld = true
  void (navigator as Partial<Navigator>).locks?.request(PREFIX + tab, () => new Promise(() => undefined))
}

/** Returns the ids of the pages that are open now. */
export async function openTabs(): Promise<Set<string>> {
  const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  return new Set([...names, tab])
}
