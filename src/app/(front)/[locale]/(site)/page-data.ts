import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { settingsOrNone } from '@/features/settings/queries'
import { alternates } from '@/features/shell/site/alternates'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

/** What a page reads; undefined, with a line in the log, when it could not be read: the page then answers 503. */
export const reading = <Found>(page: string, read: Promise<Found>): Promise<Found | undefined> =>
  read.catch((error: unknown) => {
    log.error({ err: error, page }, 'a page could not be read')
    return undefined
  })

type Meta = { metaTitle?: string | null; metaDescription?: string | null }
/** A page's copy as its head needs it. `name` and `lead` stand in for what staff have not written for search engines. */
type Head = { copy: Meta; lang: Language; name: string; lead: string }

/**
 * The head of a page: its title with the brand, its description, and its address in the language that it is written in.
 * `path` is the English one. Nothing found: not for search engines.
 */
export async function headOf(path: string, language: Language, head: Head | null): Promise<Metadata> {
  const { brand } = await settingsOrNone(language)
  if (!head) {
    const t = await getTranslations('errors.notFound')
    return { title: t('text'), robots: { index: false } }
  }
  const t = await getTranslations('pages')
  const { copy, lang, name, lead } = head
  return {
    title: t('title', { title: copy.metaTitle || name, brand }),
    description: copy.metaDescription || lead,
    alternates: alternates(path, lang),
  }
}
