import { isLater, type Outcome, type SavedDocument } from '../answer-rules'
import type { Copy } from '../copy-rules'
import type { FormValues } from '../data-rules'
import { AGAIN_MS, AUTOSAVE_MS, isReading, SLOW_MS } from '../saving-rules'
import { saveForm, saveStatus, type SaveOptions } from './ask-server'
import { isNew, isSameForm, type FormPort } from './form-port'
import { FormWords } from './form-words'
import { Offer } from './offer'
import { readDocument, serverTime } from './send-document'
import { SavingStore } from './saving-store'
import { Timers } from './timers'
import { Troubles } from './troubles'

/** How often everything is saved again because of what was typed meanwhile. */
const MAX_ROUNDS = 5

/**
 * Saves one form, and knows what became of its words: what the server has confirmed, what only this device has, and what to
 * do next. One request runs at a time. Knows nothing of React, and nothing of the kind of document.
 */
export class Saver extends SavingStore {
  words: FormWords | undefined
  private running: Promise<Outcome> | undefined
  /** The document of this form exists now, and opens in another one. */
  private isCreated = false
  private readonly timers = new Timers<'save' | 'slow' | 'again' | 'look'>()
  readonly offer = new Offer(this)
  readonly troubles = new Troubles(this)
  /** The person has chosen to leave the page, whose words the device keeps. */
  isLeaving = false

  get form(): FormPort | undefined {
    return this.words?.port
  }

  /** The `updatedAt` of the version that the form shows. */
  get shownAt(): string | undefined {
    return this.words?.version.at
  }

  /** Starts with a form as it was opened. `document`: what the server has; undefined for a new one. */
  open(port: FormPort, document: FormValues | undefined): void {
    if (this.words && isSameForm(this.words.port, port)) {
      this.words.port = port
      return
    }
    this.words?.release()
    const words = new FormWords(port, document)
    this.words = words
    this.dispatch({ type: 'opened', savedAt: this.shownAt })
    this.offer.find(words)
  }

  /** The form shows another version of the document, which came from the server. */
  showsVersion(document: FormValues): void {
    const { updatedAt } = document
    if (typeof updatedAt !== 'string' || this.isUnsaved || !isLater(updatedAt, this.shownAt)) return
    this.words?.show(document)
    this.dispatch({ type: 'opened', savedAt: this.shownAt })
  }

  /** Leaves the form: what isn't saved is sent, and stays on the device until the server has it. */
  close(): void {
    this.timers.stop('slow', 'again', 'look')
    this.look()
    this.wait()
    const { words } = this
    const isSent = !this.isCreated && this.canSaveItself && !this.getState().trouble
    if (this.isCreated) words?.carryOver()
    if (isSent) void this.save(this.retryOptions).finally(() => words?.release())
    else words?.release()
  }

  /** Doesn't save by itself before the next key. */
  wait(): void {
    this.timers.stop('save')
  }

  leave(): void {
    this.isLeaving = true
  }

  /** Something in the form may have changed. Looks at it when the browser has handled the key. */
  changed(): void {
    if (!this.timers.has('look')) this.timers.start('look', 0, () => this.look())
  }

  /** Looks at the form now: keeps what is new on the device, and saves it a moment after the last key. */
  look(): void {
    this.offer.look()
    const change = isReading(this.getState()) ? undefined : this.words?.look()
    if (change === 'undone') {
      this.wait()
      this.dispatch({ type: 'undone' })
    } else if (change === 'typed') {
      this.dispatch({ type: 'typed', at: serverTime() })
      this.keep()
      const { trouble } = this.getState()
      if (this.isAutosaved && (!trouble || trouble.kind === 'refused')) this.schedule(AUTOSAVE_MS)
    }
  }

  /** Saves what is in the form. Resolves to what became of it; never rejects. A running save is waited for. */
  save(options: SaveOptions = {}): Promise<Outcome> {
    return this.next(async (words) => {
      this.wait()
      this.look()
      if (this.isCreated) return { kind: 'saved', document: words.version.document as SavedDocument }
      this.timers.start('slow', SLOW_MS, () => this.dispatch({ type: 'slow' }))
      const { outcome, values } = await saveForm(words.port, words.version, options)
      this.timers.stop('slow')
      if (outcome.kind === 'saved') this.confirm(words, outcome.document, values, options)
      else this.troubles.settle(outcome)
      return outcome
    })
  }

  /** Saves until nothing in the form is missing on the server, and returns whether that worked. */
  async saveAll(options: SaveOptions = {}): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { kind } = await this.save(options)
      if (kind !== 'saved') return false
      // What was typed meanwhile comes along to the form of the new document.
      if (this.isCreated) return true
      this.look()
      if (!this.isUnsaved) return true
    }
    return false
  }

  /**
   * Changes the status of one language of the document, of which the form shows the latest draft, and nothing else. Refused
   * as 'changed' when the draft isn't what the form shows any more.
   */
  setStatus(language: string, data: object): Promise<Outcome> {
    return this.next(async ({ port, version }) => {
      const outcome = await saveStatus(port, version, { language, data })
      if (outcome.kind === 'saved') {
        const { document } = outcome
        const isOpen = language === port.language
        version.adopt(isOpen ? document : { ...version.document, updatedAt: document.updatedAt })
        this.dispatch({ type: 'saved', savedAt: document.updatedAt, since: this.getState().unsavedSince })
      } else if (outcome.kind === 'signedOut' || outcome.kind === 'locked') this.troubles.settle(outcome)
      return outcome
    })
  }

  /** Tries again what failed, for instance because the device is online again. */
  retry(): void {
    const { trouble } = this.getState()
    if (trouble?.kind !== 'failed' && trouble?.kind !== 'signedOut' && trouble?.kind !== 'refused') return
    if (this.isUnsaved) void this.save(this.retryOptions)
    else this.dispatch({ type: 'cleared' })
  }

  /** Saves the words of this form over what someone else has saved since. */
  async putMine(): Promise<boolean> {
    const { words } = this
    const latest = words && (await readDocument(words.port.target, words.port.language))
    if (!latest) return false
    words.version.adopt(latest)
    this.dispatch({ type: 'cleared' })
    return (await this.save(this.retryOptions)).kind === 'saved'
  }

  /** Whether the words may be saved without being asked for: as a draft of a document that exists. */
  get canSaveItself(): boolean {
    return this.isAutosaved && (this.words?.areUnsaved ?? false)
  }

  /** Takes the offered words into the form, from where they are saved. */
  async restore(copy: Copy): Promise<void> {
    await this.offer.restore(copy)
    this.changed()
  }

  /** Erases what the device keeps of this form: the person has chosen to lose it. */
  async forget(): Promise<void> {
    this.wait()
    this.leave()
    this.words?.erase()
    this.form?.markUnsaved(false)
    this.dispatch({ type: 'undone' })
    await this.words?.isWritten()
  }

  /** Runs one request after the other. */
  private async next(work: (words: FormWords) => Promise<Outcome>): Promise<Outcome> {
    while (this.running) await this.running
    if (!this.words) return { kind: 'failed', reason: 'unanswered' }
    this.running = work(this.words)
    try {
      return await this.running
    } finally {
      this.running = undefined
    }
  }

  get isAutosaved(): boolean {
    return this.form !== undefined && this.form.autosaves && !isNew(this.form)
  }

  /** A retry never publishes: whoever publishes has to see what goes live. */
  private get retryOptions(): SaveOptions {
    return this.form?.autosaves ? { status: 'draft', isAutosave: this.isAutosaved } : {}
  }

  private keep(): void {
    void this.words
      ?.keep(this.getState().unsavedSince)
      .then((isKept) => isKept !== undefined && this.dispatch({ type: 'kept', isKept }))
  }

  /** The server has the document with these values. */
  private confirm(
    words: FormWords,
    document: SavedDocument,
    values: FormValues,
    { status, isAutosave = false }: SaveOptions,
  ): void {
    const { port } = words
    this.troubles.end()
    this.isCreated = isNew(port)
    port.saved(document, { isDraft: status === 'draft', isAutosave })
    const isAll = words.confirm(document, values)
    this.dispatch({ type: 'saved', savedAt: document.updatedAt, since: isAll ? undefined : serverTime() })
    if (isAll && !this.isCreated) words.erase()
    if (!isAll) this.keep()
    if (!isAll && this.isAutosaved) this.schedule(AUTOSAVE_MS)
    if (this.getState().savedAgainSince !== undefined)
      this.timers.start('again', AGAIN_MS, () => this.dispatch({ type: 'told' }))
  }

  /** Saves in so many milliseconds what isn't saved then. */
  schedule(ms: number): void {
    this.timers.start('save', ms, () => {
      // A newer change may have been undone.
      if (this.words?.areUnsaved) void this.save(this.retryOptions)
    })
  }
}
