import { countWords, textOf } from '../data-rules'
import { openStore } from './open-store'
import { openSavers } from './savers'
import { openTabs, tab } from './tab'
import { saveHere, saveInTabs, tellDiscarded } from './tabs-channel'

/** Words that could not be saved, in this tab, another one, or since a crash. */
export type UnsavedDocument = { key: string; title: string; words: number; text: string }

/** The other tabs have this long to save. */
const OTHERS_MS = 12_000

/** Saves what can be saved in every tab of this browser, and returns what can't. */
export async function saveBeforeSignOut(account: string): Promise<UnsavedDocument[]> {
  const others = await openTabs()
  others.delete(tab)
  await Promise.all([saveHere(account), saveInTabs(account, others, OTHERS_MS)])
  const onScreen = [...openSavers].flatMap((saver): UnsavedDocument[] => {
    if (!saver.words || !saver.isUnsaved) return []
    const title = saver.words.port.title()
    const { count, text } = saver.words.unsavedWords()
    return [{ key: `screen ${title}`, title, words: count, text }]
  })
  const copies = (await (await openStore(account))?.read().catch(() => [])) ?? []
  const onDevice = copies
    .filter((copy) => copy.tab !== tab)
    .map((copy): UnsavedDocument => {
      const text = textOf(copy.data, Object.keys(copy.data))
      return { key: `${copy.tab} ${copy.at}`, title: copy.title, words: countWords(text), text }
    })
  return [...onScreen, ...onDevice]
}

/** Erases the words that aren't saved, in every tab: the person has chosen to lose them. */
export async function discardUnsaved(account: string): Promise<void> {
  tellDiscarded(account)
  await Promise.all([...openSavers].map((saver) => saver.forget()))
  await (await openStore(account))?.eraseAll().catch(() => undefined)
}
