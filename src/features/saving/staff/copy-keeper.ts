import type { SaveTarget } from '../answer-rules'
import type { Copy } from '../copy-rules'
import type { CopyStore } from './copy-store'
import { openStore, within } from './open-store'
import { openTabs, tab } from './tab'

type Form = { target: SaveTarget; language: string; account: string; title: () => string }
type Words = Pick<Copy, 'data' | 'base' | 'since' | 'at'>

/** A device that doesn't answer keeps nothing. */
const WRITE_MS = 4_000

/** Keeps the unsaved words of one form on the device: one write at a time, and of those that wait only the newest. */
export class CopyKeeper {
  private queue: Promise<unknown> = Promise.resolve()
  private newest: Words | undefined
  private isErased = true

  constructor(private readonly form: Form) {}

  /** Resolves to whether the device has the words; to undefined when newer ones are written in their place. */
  keep(words: Words): Promise<boolean | undefined> {
    this.newest = words
    this.isErased = false
    return this.enqueue(async (store) => {
      if (this.newest !== words) return undefined
      if (!store) return false
      const { target, language } = this.form
      const copy: Copy = { ...words, target, language, tab, title: this.form.title() }
      return (
        (await within(
          store.write(copy).then(() => true),
          WRITE_MS,
        ).catch(() => false)) ?? false
      )
    })
  }

  /** Removes the words from the device: the server has them. */
  erase(): Promise<void> {
    this.newest = undefined
    if (this.isErased) return Promise.resolve()
    this.isErased = true
    const { target, language } = this.form
    return this.enqueue(async (store) => {
      await store?.erase({ target, language, tab }).catch(() => undefined)
    })
  }

  /** Returns the newest copy of the document that no open tab writes; undefined when there is none. */
  findLost(): Promise<Copy | undefined> {
    return this.enqueue(async (store) => {
      if (!store) return undefined
      const [copies, open] = await Promise.all([store.read(this.form), openTabs()])
      return copies.filter((copy) => !open.has(copy.tab)).toSorted((a, b) => b.at - a.at)[0]
    }).catch(() => undefined)
  }

  discard(copy: Copy): Promise<void> {
    return this.enqueue(async (store) => {
      await store?.erase(copy).catch(() => undefined)
    })
  }

  /** Resolves when everything before is written. */
  isWritten(): Promise<void> {
    return this.queue.then(() => undefined)
  }

  private enqueue<Result>(work: (store: CopyStore | undefined) => Promise<Result>): Promise<Result> {
    const next = this.queue.then(async () => work(await openStore(this.form.account)))
    this.queue = next.catch(() => undefined)
    return next
  }
}
