import { createHash, randomUUID } from 'node:crypto'

type Submission = {
  user: string
  /** What is said, and where: with other words it is another row, so that nothing that is acknowledged is dropped. */
  words: readonly string[]
  /** Of the form; without one every submission is a row. */
  id?: string
}

/**
 * The id of the row that a form's submission makes. Who sends the same submission again means the same row; nobody
 * chooses an id, and one person's submissions say nothing of another's.
 */
export function rowIdOf(table: string, { user, words, id = randomUUID() }: Submission): string {
  const said = JSON.stringify([table, user, id.toLowerCase(), ...words])
  const digest = createHash('sha256').update(said).digest('hex')
  // The version and the variant of RFC 9562 for ids of one's own making.
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ]
  return [...parts, digest.slice(20, 32)].join('-')
}
