import type { Copy } from '../copy-rules'
import { tab } from './tab'
import { openSavers } from './savers'

/** What the tabs of one browser tell each other about saving. */

/** Words that could not be saved, in this tab, another one, or since a crash. */
export type UnsavedDocument = {
  key: string
  title: string
  words: number
  text: string
  /** Tells documents with the same title apart. A tab of an earlier release doesn't say. */
  origin?: Pick<Copy, 'target' | 'language' | 'since'>
}

type Message =
  | { kind: 'signedIn'; account: string }
  /** Someone signs out: each tab saves what it has, and says when it's done. */
  | { kind: 'saveAll'; account: string; id: string }
  | { kind: 'savedAll'; id: string; tab: string; unsaved?: UnsavedDocument[] }
  /** The person has chosen to lose what could not be saved. */
  | { kind: 'discard'; account: string }

const NAME = 'puente-saving'
let channel: BroadcastChannel | undefined

const ofAccount = (account: string) => [...openSavers].filter(({ form }) => form?.account === account)

/**
 * Saves the drafts of this page that aren't on the server. Anything else is saved only by its own button. Returns what is
 * not saved.
 */
export async function saveHere(account: string): Promise<UnsavedDocument[]> {
  await Promise.all(
    ofAccount(account).map(async (saver) =>
      saver.canSaveItself ? saver.saveAll({ status: 'draft', isAutosave: true }) : saver.look(),
    ),
  )
  await Promise.all(ofAccount(account).map(async (saver) => saver.words?.isWritten()))
  return ofAccount(account).flatMap((saver): UnsavedDocument[] => {
    const { words } = saver
    const since = saver.getState().unsavedSince
    if (!words || since === undefined) return []
    const { count, text } = words.unsavedWords()
    const { target, language } = words.port
    const origin = { target, language, since }
    return [{ key: words.key, title: words.port.title(), words: count, text, origin }]
  })
}

/** Listens to the other tabs, from the first form on. */
export function joinTabs(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  const joined = new BroadcastChannel(NAME)
  joined.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'signedIn') for (const saver of ofAccount(data.account)) saver.retry()
    if (data.kind === 'discard') for (const saver of ofAccount(data.account)) void saver.forget()
    if (data.kind === 'saveAll')
      void saveHere(data.account).then((unsaved) =>
        joined.postMessage({ kind: 'savedAll', id: data.id, tab, unsaved } satisfies Message),
      )
  })
  channel = joined
  return joined
}

const tell = (message: Message) => joinTabs()?.postMessage(message)

/** The account is signed in again: every tab saves what waits. */
export function tellSignedIn(account: string): void {
  for (const saver of ofAccount(account)) saver.retry()
  tell({ kind: 'signedIn', account })
}

export const tellDiscarded = (account: string): void => tell({ kind: 'discard', account })

/**
 * Has the other tabs save what they have. Resolves to what they could not save when all `others` have answered, or after
 * `ms`.
 */
export function saveInTabs(account: string, others: Set<string>, ms: number): Promise<UnsavedDocument[]> {
  const joined = joinTabs()
  if (!joined || others.size === 0) return Promise.resolve([])
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    const waiting = new Set(others)
    const unsaved: UnsavedDocument[] = []
    const end = () => {
      clearTimeout(timer)
      joined.removeEventListener('message', onAnswer)
      resolve(unsaved)
    }
    const onAnswer = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'savedAll' || data.id !== id) return
      waiting.delete(data.tab)
      unsaved.push(...(data.unsaved ?? []))
      if (waiting.size === 0) end()
    }
    const timer = setTimeout(end, ms)
    joined.addEventListener('message', onAnswer)
    tell({ kind: 'saveAll', account, id })
  })
}
