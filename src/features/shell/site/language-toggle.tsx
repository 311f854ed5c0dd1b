'use client'

import { useLocale } from 'next-intl'
import type { MouseEvent } from 'react'

import { Link, usePathname, useRouter } from '@/i18n/navigation'
import { languages, type Language } from '@/i18n/languages'

type Props = { label: string; names: Record<Language, string> }

/** A choice for addresses that name no language; public pages never read it (product.md). */
const remember = (language: Language) => {
  document.cookie = `puente_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** EN and ES: the same page in the other language, with its query and its place. */
export function LanguageToggle({ label, names }: Props) {
  const current = useLocale()
  const path = usePathname()
  const router = useRouter()

  /** The query is known only in the browser: a page that read it on the server could not be cached. */
  const change = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    remember(language)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.replace(path + location.search, { locale: language, scroll: false })
  }

  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {languages.map((language) => (
        <Link
          key={language}
          href={path}
          locale={language}
          lang={language}
          hrefLang={language}
          prefetch={false}
          aria-label={names[language]}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => change(event, language)}
          className="arc inline-flex min-h-11 min-w-11 items-center justify-center text-[length:var(--t-1)] font-semibold uppercase no-underline text-muted aria-[current]:text-ink hover:text-ink"
        >
          {language}
        </Link>
      ))}
    </div>
  )
}
