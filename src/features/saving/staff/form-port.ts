import type { FieldProblem, SavedDocument, SaveTarget } from '../answer-rules'
import type { FormValues } from '../data-rules'

/** A form of a document, as a saver reads and changes it. */
export type FormPort = {
  target: SaveTarget
  language: string
  account: string
  /** Whether the document has drafts that are saved while someone writes. */
  autosaves: boolean
  title: () => string
  /** Whether someone has changed anything since the form was opened. Otherwise the server has filled it. */
  isTouched: () => boolean
  /** What is in the form at this moment, with what was typed last. */
  read: () => FormValues
  /** Shows what the server stored in the fields of which `isOwn` says that nobody has typed in them since. */
  accept: (document: SavedDocument, isOwn: (field: string) => boolean) => void
  /** Marks the fields that the server refused; none, when it has taken all. */
  showProblems: (problems: FieldProblem[]) => void
  /** Puts values into the fields of those names. */
  fill: (values: FormValues) => Promise<void>
  markUnsaved: (isUnsaved: boolean) => void
  saved: (document: SavedDocument, how: { isDraft: boolean; isAutosave: boolean }) => void
  /** A new document exists: opens it. */
  created: (document: SavedDocument) => void
}

export const isNew = ({ target }: Pick<FormPort, 'target'>): boolean =>
  'collection' in target && target.id === undefined

export const isSameForm = (a: FormPort, b: FormPort): boolean =>
  a.account === b.account &&
  a.language === b.language &&
  JSON.stringify(a.target) === JSON.stringify(b.target)
