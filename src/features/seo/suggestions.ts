import { plainTextOf } from '@/lib/document'
import { excerpt as cutExcerpt } from './rules'

type Draft = { title?: string | null; excerpt?: string | null; content?: unknown }

/** What search engines show of a title, in characters. */
const TITLE_LENGTH = 60

/** Suggests a search title: the title, cut between words. */
export function suggestTitle({ title }: Draft): string {
  const words = (title ?? '').trim().split(/\s+/)
  let text = ''
  for (const word of words) {
    if (`${text} ${word}`.trim().length > TITLE_LENGTH) break
    text = `${text} ${word}`.trim()
  }
  return text
}

/** Suggests a search description: the excerpt, else the beginning of the text, cut between words. */
export const suggestDescription = ({ excerpt, content }: Draft): string =>
  cutExcerpt(excerpt?.trim() ? excerpt : plainTextOf(content))
