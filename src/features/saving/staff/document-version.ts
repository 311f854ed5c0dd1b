import { v4 } from 'uuid'

import type { SavedDocument } from '../answer-rules'
import { canonical, changedFields, countNewWords, ownData, textOf, type FormValues } from '../data-rules'

/** How many sent versions without an answer are remembered. */
const MAX_DOUBTS = 5

/** What the server has of the document in a form, and what the form has beyond it. */
export class DocumentVersion {
  /** What the form showed when the server confirmed it last. */
  private confirmed: FormValues = {}
  /** The document that the server had then. */
  private server: FormValues = {}
  /** The fields that were sent without an answer: the server may have stored them. */
  private inDoubt: FormValues[] = []
  /** Names the creation of a new document: the same in every try, and in the copy on the device. */
  creation = v4()

  /** The `updatedAt` of the server's version; undefined for a new document. */
  get at(): string | undefined {
    const { updatedAt } = this.server
    return typeof updatedAt === 'string' ? updatedAt : undefined
  }

  get document(): FormValues {
    return this.server
  }

  /** The form shows the document as the server has it; undefined for a new one. */
  open(values: FormValues, document: FormValues | undefined): void {
    this.confirmed = ownData(values)
    this.server = document ?? {}
    this.inDoubt = []
  }

  /** The form was filled without a key: with defaults, or with what the server has stored. */
  fill(values: FormValues): void {
    this.confirmed = values
  }

  /** Returns the names of the fields that the server does not have, or may not have, as the form has them. */
  unsaved(values: FormValues): string[] {
    return [...new Set([...changedFields(values, this.confirmed, this.server), ...this.doubtful(values)])]
  }

  /** Returns the fields of which the server may have what was sent before, and is not in the form any more. */
  private doubtful(values: FormValues): string[] {
    const fields = this.inDoubt.flatMap((sent) => changedFields(sent, values))
    return fields.filter((field) => field in values)
  }

  /** Returns what a save sends: only what was changed here, so that nothing else is written over. */
  toSend(values: FormValues, isNew: boolean): FormValues {
    if (!isNew) return pick(values, [...changedFields(values, this.confirmed), ...this.doubtful(values)])
    // What the form does not know gets its default from the server.
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  }

  /** The server has confirmed these values. */
  confirm(document: SavedDocument, values: FormValues): void {
    this.confirmed = values
    this.server = document
    this.inDoubt = []
  }

  /** These fields were sent, and no answer came. */
  doubt(sent: FormValues): void {
    this.inDoubt = [...this.inDoubt.slice(1 - MAX_DOUBTS), sent]
  }

  /**
   * Takes over a later version of the server, unless someone else has changed a field that was changed here too. What an
   * answer that was lost has stored counts as ours. Returns whether it was taken over.
   */
  meet(latest: FormValues, values: FormValues): boolean {
    const isOurs = (field: string) =>
      [values, this.server, this.confirmed, ...this.inDoubt.filter((sent) => field in sent)].some(
        (version) => canonical(version[field]) === canonical(latest[field]),
      )
    if (!this.unsaved(values).every(isOurs)) return false
    this.server = latest
    return true
  }

  /** Takes over a later version of the server, over which the values of the form are to be saved. */
  adopt(latest: FormValues): void {
    this.server = latest
  }

  /** Whether a version of the server says what the form shows, whatever its time. */
  isShown = (latest: FormValues): boolean => changedFields(latest, this.server).length === 0

  /** Returns the fields that aren't on the server. */
  unsavedValues(values: FormValues): FormValues {
    return pick(values, this.unsaved(values))
  }

  /** Returns how many words aren't on the server, and the text of their fields. */
  unsavedWords(values: FormValues): { count: number; text: string } {
    const fields = this.unsaved(values)
    const text = textOf(values, fields)
    return { count: countNewWords(textOf(this.server, fields), text), text }
  }
}

const pick = (values: FormValues, fields: string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
