import { v4, v5 } from 'uuid'

/** Random; changing it would give a repeated submission a second row. */
const NAMESPACE = '4f1d7a52-6c0b-4f0e-9d43-0c6a2f6f9b1e'

type Submission = {
  /** The id of the signed-in user; missing for a visitor. */
  user?: string
  /** The text, and the id of what it belongs to. A submission with a different text creates another row. */
  content: readonly (string | null)[]
  /** The id that the form sent. Without one, every submission is a new row. */
  id?: string | null
}

/** White space that differs is no other text: browsers and retries change line ends, and people a space at the end. */
const sameText = (text: string | null) => text && text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/**
 * Returns the id of the row that a form submission creates. The same submission always gets the same id, so that sending
 * it again creates nothing. Clients cannot choose row ids, and the ids of one user reveal nothing about another's.
 */
export function submissionRowId(table: string, { user = '', content, id }: Submission): string {
  return v5(JSON.stringify([table, user, (id ?? v4()).toLowerCase(), ...content.map(sameText)]), NAMESPACE)
}
