import type { SaveTarget } from '../answer-rules'
import type { Copy } from '../copy-rules'
import type { CopyName, CopyStore } from './copy-store'
import { openStore, within } from './open-store'
import { openTabs, tab } from './tab'

type Form = { target: SaveTarget; language: string; account: string; title: () => string }
type Words = Pick<Copy, 'data' | 'words' | 'base' | 'creation' | 'since' | 'at'>

/** A device that doesn't answer keeps nothing. */
const WRITE_MS = 4_000

/** The forms of this page that are open. */
const openForms = new Set<string>()
let formsSoFar = 0

/** Keeps the unsaved words of one form on the device: one write at a time, and of those that wait only the newest. */
export class CopyKeeper {
  private queue: Promise<unknown> = Promise.resolve()
  private newest: Words | undefined
  private isErased = true
  /** A form that's opened again in the same tab writes nothing over what the earlier one could not save. */
  readonly id = String((formsSoFar += 1))

  constructor(private readonly form: Form) {
    openForms.add(this.id)
  }

  /** The form has been left: what it could not save is lost, unless it's offered. */
  release(): void {
    openForms.delete(this.id)
  }

  /** Resolves to whether the device has the words; to undefined when newer ones are written in their place. */
  keep(words: Words): Promise<boolean | undefined> {
    this.newest = words
    this.isErased = false
    openForms.add(this.id)
    return this.enqueue(async () => {
      if (this.newest !== words) return undefined
      const store = await this.store()
      if (!store) return false
      const { target, language } = this.form
      const copy: Copy = { ...words, target, language, tab, form: this.id, title: this.form.title() }
      const writing = store.write(copy).then(() => true)
      const isKept = await within(writing, WRITE_MS).catch(() => false)
      // Late, but written: the server may have the words by then.
      if (isKept === undefined)
        void writing.then(() => (this.isErased ? this.remove(copy) : undefined)).catch(() => undefined)
      return isKept ?? false
    })
  }

  /** Removes the words from the device: the server has them. */
  erase(): Promise<void> {
    this.newest = undefined
    if (this.isErased) return Promise.resolve()
    this.isErased = true
    const { target, language } = this.form
    return this.enqueue(() => this.remove({ target, language, tab, form: this.id }))
  }

  /** Returns the newest copy of the document that no open form writes; undefined when there is none. */
  findLost(): Promise<Copy | undefined> {
    return this.enqueue(async () => {
      const store = await this.store()
      if (!store) return undefined
      const [copies = [], open] = await Promise.all([within(store.read(this.form), WRITE_MS), openTabs()])
      const isOpen = (copy: Copy) => (copy.tab === tab ? openForms.has(copy.form ?? '') : open.has(copy.tab))
      return copies.filter((copy) => !isOpen(copy)).toSorted((a, b) => b.at - a.at)[0]
    }).catch(() => undefined)
  }

  /** Writes a copy as it is. */
  put(copy: Copy): Promise<void> {
    return this.enqueue(async () => {
      const store = await this.store()
      if (store) await within(store.write(copy), WRITE_MS).catch(() => undefined)
    })
  }

  discard(copy: Copy): Promise<void> {
    return this.enqueue(() => this.remove(copy))
  }

  /** Resolves when everything before is written. */
  isWritten(): Promise<void> {
    return this.queue.then(() => undefined)
  }

  private store = (): Promise<CopyStore | undefined> => openStore(this.form.account)

  private async remove(copy: CopyName): Promise<void> {
    const store = await this.store()
    if (store) await within(store.erase(copy), WRITE_MS).catch(() => undefined)
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.queue.then(work)
    this.queue = next.catch(() => undefined)
    return next
  }
}
