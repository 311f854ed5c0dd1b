import type { Copy } from '../copy-rules'
import { textOf } from '../data-rules'
import type { FormWords } from './form-words'
import type { SavingStore } from './saving-store'

/** Words of an earlier form that were never saved, which the form of the same document offers. */
export class Offer {
  copy: Copy | undefined
  private words: FormWords | undefined
  private restored: { copy: Copy; replaced: Copy | undefined } | undefined

  constructor(private readonly store: SavingStore) {}

  /** Looks on the device for words of the document. */
  find(words: FormWords): void {
    this.words = words
    void words.findLost().then((copy) => copy && this.words === words && this.make(copy))
  }

  /** The offered words as one text. */
  get text(): string {
    const { data = {} } = this.copy ?? {}
    return textOf(data, Object.keys(data))
  }

  /**
   * Takes the words into the form, from where they are saved. The device keeps them until the form shows them, and what was
   * typed in their fields since they were offered is offered in turn.
   */
  async restore(copy: Copy): Promise<void> {
    const { words } = this
    if (!words) return
    const replaced = words.typedSinceFound(copy)
    await words.fill(copy)
    this.restored = { copy, replaced }
  }

  /** Called at each look at the form: what it shows by now is offered no longer. */
  look(): void {
    const { restored, words } = this
    if (!restored || !words?.shows(restored.copy)) return
    this.restored = undefined
    void this.settle(words, restored.copy, restored.replaced)
  }

  async discard(copy: Copy): Promise<void> {
    this.make(undefined)
    await this.words?.discard(copy)
  }

  private async settle(words: FormWords, copy: Copy, replaced: Copy | undefined): Promise<void> {
    // Written first: the page may close in between.
    if (replaced) await words.put(replaced)
    this.make(replaced)
    await words.discard(copy)
  }

  private make(copy: Copy | undefined): void {
    this.copy = copy
    const found = copy && { at: copy.at, isNew: copy.base === undefined }
    this.store.dispatch({ type: 'found', found })
  }
}
