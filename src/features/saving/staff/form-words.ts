import type { SavedDocument } from '../answer-rules'
import { copyKey, documentName, type Copy } from '../copy-rules'
import { canonical, ownData, textOf, type FormValues } from '../data-rules'
import { CopyKeeper } from './copy-keeper'
import { DocumentVersion } from './document-version'
import { isNew, type FormPort } from './form-port'
import { serverTime } from './send-document'
import { tab } from './tab'

/** What was typed into the form of a new document after it was sent, by the name of the document. */
const carried = new Map<string, FormValues>()

/** The words of one form: what is in it, what of that the server lacks, and what the device keeps of it. */
export class FormWords {
  readonly version = new DocumentVersion()
  private readonly keeper: CopyKeeper
  /** What the form held when the words of an earlier one were found. */
  private whenFound: FormValues = {}
  /** What the form held when it was looked at last. */
  private seen = ''

  /** `port`: the form as it was rendered last. `document`: what the server has; undefined for a new one. */
  constructor(
    public port: FormPort,
    document: FormValues | undefined,
  ) {
    this.keeper = new CopyKeeper(port)
    this.show(document)
    const name = documentName(port.target, port.language)
    const values = carried.get(name)
    carried.delete(name)
    if (values) void port.fill(values)
  }

  /** The form shows this version of the document. */
  show(document: FormValues | undefined): void {
    const values = this.read()
    this.version.open(values, document)
    this.seen = canonical(values)
  }

  read(): FormValues {
    return ownData(this.port.read())
  }

  /** Whether the server lacks something of the form. */
  get areUnsaved(): boolean {
    return this.version.unsaved(this.read()).length > 0
  }

  /** The fields that aren't on the server, as they are now. */
  unsavedValues(): FormValues {
    return this.version.unsavedValues(this.read())
  }

  /** Returns what someone has done since the last look: `undone` is what is typed, but is on the server. */
  look(): 'typed' | 'undone' | undefined {
    const values = this.read()
    const now = canonical(values)
    // Payload's form is empty for a moment while the server fills it.
    if (now === this.seen || Object.keys(values).length === 0) return undefined
    this.seen = now
    if (!this.port.isTouched()) {
      this.version.fill(values)
      return undefined
    }
    const { areUnsaved } = this
    this.port.markUnsaved(areUnsaved)
    if (!areUnsaved) this.erase()
    return areUnsaved ? 'typed' : 'undone'
  }

  /** Returns how many words aren't on the server, and the text of their fields. */
  unsavedWords(): { count: number; text: string } {
    return this.version.unsavedWords(this.read())
  }

  /** The server has the document with these values. Returns whether it has all words of the form. */
  confirm(document: SavedDocument, values: FormValues): boolean {
    const { port } = this
    this.version.confirm(document, values)
    const now = this.read()
    const hasAll = this.version.unsaved(now).length === 0
    port.showProblems([])
    if (isNew(port)) port.created(document)
    else port.accept(document, (field) => canonical(now[field]) === canonical(values[field]))
    port.markUnsaved(!hasAll)
    return hasAll
  }

  /** Keeps on the device what isn't on the server. `since`: when that began. Resolves as `CopyKeeper.keep` does. */
  keep(since: number | undefined): Promise<boolean | undefined> {
    const now = serverTime()
    return this.keeper.keep({
      data: this.unsavedValues(),
      words: this.unsavedWords().count,
      base: this.version.at,
      creation: this.version.creation,
      since: since ?? now,
      at: now,
    })
  }

  /** Erases what the device keeps of this form. */
  erase(): void {
    void this.keeper.erase()
  }

  /** What the words of this form are called among those of all tabs. */
  get key(): string {
    return copyKey({ tab, form: this.keeper.id })
  }

  /** The form has been left. */
  release(): void {
    this.keeper.release()
  }

  /** Resolves when the device has written what it was given. */
  isWritten(): Promise<void> {
    return this.keeper.isWritten()
  }

  /** Returns the words of this document that the device has from a form that was never saved. */
  async findLost(): Promise<Copy | undefined> {
    const copy = await this.keeper.findLost()
    if (!copy) return undefined
    const { document } = this.version
    const isHere = ([field, value]: [string, unknown]) => canonical(value) === canonical(document[field])
    if (!Object.entries(copy.data).every(isHere)) {
      this.whenFound = this.read()
      return copy
    }
    void this.keeper.discard(copy)
    return undefined
  }

  /** Whether the form has the words of a copy. */
  shows({ data }: Copy): boolean {
    const fields = Object.keys(data)
    return textOf(this.read(), fields) === textOf(data, fields)
  }

  /** Returns what was typed in the fields of a copy since it was found; undefined when nothing was. */
  typedSinceFound(copy: Copy): Copy | undefined {
    const fields = Object.keys(copy.data)
    const values = this.read()
    if (textOf(values, fields) === textOf(this.whenFound, fields)) return undefined
    const data = Object.fromEntries(fields.map((field) => [field, values[field]]))
    return { ...copy, form: `${copy.form ?? ''}-replaced`, data, at: serverTime() }
  }

  /** Puts a copy into the form. What it was to create may exist: this form creates nothing else. */
  async fill({ data, creation }: Copy): Promise<void> {
    if (creation) this.version.creation = creation
    await this.port.fill(data)
  }

  /** Writes a copy that is no form's. */
  put(copy: Copy): Promise<void> {
    return this.keeper.put(copy)
  }

  /** Erases words that were found. */
  discard(copy: Copy): Promise<void> {
    return this.keeper.discard(copy)
  }

  /** What was typed while the new document was stored comes along to its form. */
  carryOver(): void {
    const { target, language } = this.port
    const { id } = this.version.document
    if (!('collection' in target) || typeof id !== 'string') return
    const values = this.unsavedValues()
    if (Object.keys(values).length > 0) carried.set(documentName({ ...target, id }, language), values)
    this.erase()
  }
}
