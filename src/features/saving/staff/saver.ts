import type { Outcome, SavedDocument } from '../answer-rules'
import { documentName, type Copy } from '../copy-rules'
import { canonical, ownData, type FormValues } from '../data-rules'
import {
  AGAIN_MS,
  AUTOSAVE_MS,
  initialSaving,
  isReading,
  nextSaving,
  retryDelay,
  SLOW_MS,
  type Editor,
  type Saving,
  type SavingEvent,
} from '../saving-rules'
import { saveForm, saveStatus, type SaveOptions } from './ask-server'
import { CopyKeeper } from './copy-keeper'
import { DocumentVersion } from './document-version'
import { isNew, isSameForm, type FormPort } from './form-port'
import { readDocument, serverTime } from './send-document'

/** How often everything is saved again because of what was typed meanwhile. */
const MAX_ROUNDS = 5

/** What was typed into the form of a new document after it was sent, by the name of the document. */
const carried = new Map<string, FormValues>()

/**
 * Saves one form, and knows what became of its words: what the server has confirmed, what only this device has, and what to
 * do next. One request runs at a time. Knows nothing of React, and nothing of the kind of document.
 */
export class Saver {
  private state = initialSaving
  private readonly listeners = new Set<() => void>()
  private port: FormPort | undefined
  private readonly version = new DocumentVersion()
  /** What the form held when it was looked at last. */
  private seen = ''
  private attempts = 0
  private running: Promise<Outcome> | undefined
  /** The document of this form exists now, and opens in another one. */
  private isCreated = false
  private keeper: CopyKeeper | undefined
  private timers: Partial<Record<'save' | 'slow' | 'again' | 'look', ReturnType<typeof setTimeout>>> = {}
  /** The words that were found on the device, and never saved. */
  lost: Copy | undefined
  /** The person has chosen to leave the page, whose words the device keeps. */
  isLeaving = false

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly getState = (): Saving => this.state

  dispatch(event: SavingEvent): void {
    const next = nextSaving(this.state, event)
    if (next === this.state) return
    this.state = next
    for (const listener of this.listeners) listener()
  }

  get form(): FormPort | undefined {
    return this.port
  }

  /** The `updatedAt` of the version that the form shows. */
  get shownAt(): string | undefined {
    return this.version.at
  }

  get isUnsaved(): boolean {
    return this.state.unsavedSince !== undefined
  }

  /** Starts with a form as it was opened. `document`: what the server has; undefined for a new one. */
  open(port: FormPort, document: FormValues | undefined): void {
    const isSame = this.port && isSameForm(this.port, port)
    this.port = port
    if (isSame) return
    this.keeper = new CopyKeeper(port)
    this.show(document)
    void this.keeper.findLost().then((copy) => this.offer(copy))
    const name = documentName(port.target, port.language)
    const values = carried.get(name)
    carried.delete(name)
    if (values) void port.fill(values)
  }

  /** The form shows another version of the document, which came from the server. */
  showsVersion(document: FormValues): void {
    const { updatedAt } = document
    const before = this.version.at
    if (typeof updatedAt !== 'string' || this.isUnsaved) return
    if (before === undefined || Date.parse(updatedAt) > Date.parse(before)) this.show(document)
  }

  private show(document: FormValues | undefined): void {
    const values = this.read()
    this.version.open(values, document)
    this.seen = canonical(values)
    this.dispatch({ type: 'opened', savedAt: this.version.at })
  }

  /** Leaves the form: what isn't saved is sent, and stays on the device until the server has it. */
  close(): void {
    for (const name of ['slow', 'again', 'look'] as const) this.stop(name)
    this.look()
    this.stop('save')
    if (this.isCreated) this.carryOver()
    else if (this.canSaveItself && !this.state.trouble) void this.save(this.retryOptions)
  }

  leave(): void {
    this.isLeaving = true
  }

  /** Something in the form may have changed. Looks at it when the browser has handled the key. */
  changed(): void {
    this.timers.look ??= setTimeout(() => {
      this.timers.look = undefined
      this.look()
    })
  }

  /** Looks at the form now: keeps what is new on the device, and saves it a moment after the last key. */
  look(): void {
    const { port } = this
    if (!port || isReading(this.state)) return
    const values = this.read()
    const now = canonical(values)
    // Payload's form is empty for a moment while the server fills it.
    if (now === this.seen || Object.keys(values).length === 0) return
    this.seen = now
    if (!port.isTouched()) return this.version.fill(values)
    const isUnsaved = this.version.unsaved(values).length > 0
    port.markUnsaved(isUnsaved)
    if (!isUnsaved) {
      this.stop('save')
      this.dispatch({ type: 'undone' })
      void this.keeper?.erase()
      return
    }
    this.dispatch({ type: 'typed', at: serverTime() })
    this.keep(values)
    const { trouble } = this.state
    if (this.isAutosaved && (!trouble || trouble.kind === 'refused')) this.schedule(AUTOSAVE_MS)
  }

  /** Saves what is in the form. Resolves to what became of it; never rejects. A running save is waited for. */
  save(options: SaveOptions = {}): Promise<Outcome> {
    return this.next(async (port) => {
      this.stop('save')
      this.look()
      if (this.isCreated) return { kind: 'saved', document: this.version.document as SavedDocument }
      this.timers.slow = setTimeout(() => this.dispatch({ type: 'slow' }), SLOW_MS)
      const { outcome, values } = await saveForm(port, this.version, options)
      this.stop('slow')
      if (outcome.kind === 'saved') this.confirm(port, outcome.document, values, options)
      else this.settle(outcome)
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
    return this.next(async (port) => {
      const outcome = await saveStatus(port, this.version, { language, data })
      if (outcome.kind === 'saved') {
        const { document } = outcome
        const isOpen = language === port.language
        this.version.adopt(isOpen ? document : { ...this.version.document, updatedAt: document.updatedAt })
        this.dispatch({ type: 'saved', savedAt: document.updatedAt, since: this.state.unsavedSince })
      } else if (outcome.kind === 'signedOut' || outcome.kind === 'locked') this.settle(outcome)
      return outcome
    })
  }

  /** Tries again what failed, for instance because the device is online again. */
  retry(): void {
    const { trouble } = this.state
    if (trouble?.kind !== 'failed' && trouble?.kind !== 'signedOut') return
    if (this.isUnsaved) void this.save(this.retryOptions)
    else this.dispatch({ type: 'cleared' })
  }

  /** Saves the words of this form over what someone else has saved since. */
  async putMine(): Promise<boolean> {
    const latest = this.port && (await readDocument(this.port.target, this.port.language))
    if (!latest) return false
    this.version.adopt(latest)
    this.dispatch({ type: 'cleared' })
    return (await this.save(this.retryOptions)).kind === 'saved'
  }

  /** A colleague has the document open. */
  lockedBy(editor: Editor): void {
    const { trouble } = this.state
    if (trouble?.kind === 'taken' && trouble.editor.name !== undefined) return
    const isMine = this.version.unsaved(this.read()).length > 0
    this.stop('save')
    this.dispatch({ type: 'troubled', trouble: { kind: isMine ? 'taken' : 'locked', editor } })
  }

  /** The colleague has left the document. What was typed here before stays to be compared. */
  unlocked(): void {
    const { trouble } = this.state
    if (trouble?.kind === 'locked') this.dispatch({ type: 'cleared' })
    if (trouble?.kind === 'taken')
      this.dispatch({ type: 'troubled', trouble: { kind: 'elsewhere', at: trouble.editor.at } })
  }

  /** The fields that aren't on the server, as they are now. */
  unsavedValues = (): FormValues => this.version.unsavedValues(this.read())

  /** The words that aren't on the server: how many are new, and the text of their fields. */
  unsavedWords = (): { count: number; text: string } => this.version.unsavedWords(this.read())

  /** Whether the words may be saved without being asked for: as a draft of a document that exists. */
  get canSaveItself(): boolean {
    return this.isAutosaved && this.version.unsaved(this.read()).length > 0
  }

  /** Resolves when the device has written what it was given. */
  isWritten(): Promise<void> {
    return this.keeper?.isWritten() ?? Promise.resolve()
  }

  /** Takes the found words into the form, from where they are saved. */
  async restore(copy: Copy): Promise<void> {
    await this.port?.fill(copy.data)
    this.dispatch({ type: 'found', found: undefined })
    this.lost = undefined
    this.changed()
    await this.keeper?.discard(copy)
  }

  async discard(copy: Copy): Promise<void> {
    this.dispatch({ type: 'found', found: undefined })
    this.lost = undefined
    await this.keeper?.discard(copy)
  }

  /** Erases what the device keeps of this form: the person has chosen to lose it. */
  async forget(): Promise<void> {
    this.stop('save')
    this.leave()
    await this.keeper?.erase()
    this.port?.markUnsaved(false)
    this.dispatch({ type: 'undone' })
  }

  /** Runs one request after the other. */
  private async next(work: (port: FormPort) => Promise<Outcome>): Promise<Outcome> {
    while (this.running) await this.running
    if (!this.port) return { kind: 'failed', reason: 'unanswered' }
    this.running = work(this.port)
    try {
      return await this.running
    } finally {
      this.running = undefined
    }
  }

  private read = (): FormValues => (this.port ? ownData(this.port.read()) : {})

  private get isAutosaved(): boolean {
    return this.port !== undefined && this.port.autosaves && !isNew(this.port)
  }

  /** A retry never publishes: whoever publishes has to see what goes live. */
  private get retryOptions(): SaveOptions {
    return this.port?.autosaves ? { status: 'draft', isAutosave: this.isAutosaved } : {}
  }

  private keep(values: FormValues): void {
    const data = this.version.unsavedValues(values)
    const now = serverTime()
    void this.keeper
      ?.keep({ data, base: this.version.at, since: this.state.unsavedSince ?? now, at: now })
      .then((isKept) => isKept !== undefined && this.dispatch({ type: 'kept', isKept }))
  }

  private offer(copy: Copy | undefined): void {
    if (!copy) return
    const { document } = this.version
    const isHere = ([field, value]: [string, unknown]) => canonical(value) === canonical(document[field])
    if (Object.entries(copy.data).every(isHere)) return void this.keeper?.discard(copy)
    this.lost = copy
    this.dispatch({ type: 'found', found: { at: copy.at, isNew: copy.base === undefined } })
  }

  /** What was typed while the new document was stored comes along to its form. */
  private carryOver(): void {
    const { id } = this.version.document
    if (!this.port || !('collection' in this.port.target) || typeof id !== 'string') return
    const values = this.unsavedValues()
    const target = { ...this.port.target, id }
    if (Object.keys(values).length > 0) carried.set(documentName(target, this.port.language), values)
    void this.keeper?.erase()
  }

  /** The server has the document with these values. */
  private confirm(port: FormPort, document: SavedDocument, values: FormValues, options: SaveOptions): void {
    this.version.confirm(document, values)
    this.attempts = 0
    const now = this.read()
    const isAll = this.version.unsaved(now).length === 0
    port.showProblems([])
    port.saved(document, {
      isDraft: options.status === 'draft',
      isAutosave: options.isAutosave ?? false,
    })
    this.isCreated = isNew(port)
    if (this.isCreated) port.created(document)
    else port.accept(document, (field) => canonical(now[field]) === canonical(values[field]))
    port.markUnsaved(!isAll)
    this.dispatch({ type: 'saved', savedAt: document.updatedAt, since: isAll ? undefined : serverTime() })
    if (isAll && !this.isCreated) void this.keeper?.erase()
    if (!isAll) this.keep(now)
    if (!isAll && this.isAutosaved) this.schedule(AUTOSAVE_MS)
    if (this.state.savedAgainSince === undefined) return
    this.stop('again')
    this.timers.again = setTimeout(() => this.dispatch({ type: 'told' }), AGAIN_MS)
  }

  /** Says what went wrong, and tries again where that may help. */
  private settle(outcome: Exclude<Outcome, { kind: 'saved' }>): void {
    const at = new Date(serverTime()).toISOString()
    switch (outcome.kind) {
      case 'failed': {
        this.attempts += 1
        const wait = retryDelay(this.attempts, outcome.retryAfterMs)
        // A new document whose answer was lost may exist: a second one is for the person to decide.
        const retryAt = this.port && !isNew(this.port) ? performance.now() + wait : undefined
        const { reason } = outcome
        this.dispatch({
          type: 'troubled',
          trouble: { kind: 'failed', reason, attempt: this.attempts, retryAt },
        })
        if (retryAt !== undefined) this.schedule(wait)
        return
      }
      case 'refused':
        this.port?.showProblems(outcome.problems)
        return this.dispatch({ type: 'troubled', trouble: outcome })
      case 'signedOut':
        return this.dispatch({ type: 'troubled', trouble: outcome })
      case 'changed':
        return this.dispatch({ type: 'troubled', trouble: { kind: 'elsewhere', at } })
      case 'locked':
        return this.lockedBy({ name: undefined, at })
      case 'unclear':
    }
  }

  private schedule(ms: number): void {
    this.stop('save')
    this.timers.save = setTimeout(() => {
      // A newer change may have been undone.
      if (this.version.unsaved(this.read()).length > 0) void this.save(this.retryOptions)
    }, ms)
  }

  private stop(name: keyof typeof this.timers): void {
    clearTimeout(this.timers[name])
    this.timers[name] = undefined
  }
}
