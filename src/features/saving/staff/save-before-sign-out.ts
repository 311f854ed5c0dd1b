import { copyKey } from '../copy-rules'
import { countWords, textOf } from '../data-rules'
import { openStore } from './open-store'
import { openSavers } from './savers'
import { openTabs, tab } from './tab'
import { saveHere, saveInTabs, tellDiscarded, type UnsavedDocument } from './tabs-channel'

/** The other tabs have this long to save. */
const OTHERS_MS = 12_000

/** Saves what can be saved in every tab of this browser, and returns what can't. */
export async function saveBeforeSignOut(account: string): Promise<UnsavedDocument[]> {
  const others = await openTabs()
  others.delete(tab)
  const [here, elsewhere] = await Promise.all([
    saveHere(account),
    saveInTabs(account, others, OTHERS_MS).catch(() => []),
  ])
  const copies = (await (await openStore(account))?.read().catch(() => [])) ?? []
  const onDevice = copies.map((copy): UnsavedDocument => {
    const { data, title, target, language, since } = copy
    const text = textOf(data, Object.keys(data))
    const words = copy.words ?? countWords(text)
    return { key: copyKey(copy), title, words, text, origin: { target, language, since } }
  })
  // What is on a screen is newer than its copy.
  const onScreen = [...here, ...elsewhere]
  const screens = new Set(onScreen.map(({ key }) => key))
  return [...onScreen, ...onDevice.filter(({ key }) => !screens.has(key))]
}

/** Erases the words that aren't saved, in every tab: the person has chosen to lose them. */
export async function discardUnsaved(account: string): Promise<void> {
  tellDiscarded(account)
  await Promise.all([...openSavers].map((saver) => saver.forget()))
  await (await openStore(account))?.eraseAll().catch(() => undefined)
}
