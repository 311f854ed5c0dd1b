'use client'

import { useLocale } from 'next-intl'
import { useEffect, type MouseEvent } from 'react'

import { languages, localizedPath, type Language } from '@/i18n/languages'
import { usePathname, useRouter } from '@/i18n/navigation'
import { hint } from './session-hint'

type Props = { label: string; names: Record<Language, string> }

/** A choice for addresses that name no language, which public pages never read, and for the account (product.md). */
const remember = (language: Language) => {
  document.cookie = `puente_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
  if (!hint()) return
  const body = JSON.stringify({ language })
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }
  fetch('/api/set-language', asked).catch(() => undefined)
}

/**
 * Where this page stands in the other language, without its language's prefix: what the page says of itself in its
 * alternates, or, where it has no translation, in `<main data-translation="/resources">`.
 */
function translated(language: Language): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${language}]`)
  const path = link ? new URL(link.href).pathname : document.querySelector('main')?.dataset.translation
  return path?.replace(/^\/es(?=\/|$)/, '') || (link ? '/' : undefined)
}

/** Where a path leads without a script: posts, categories and pages of the list are each language's own, the list is not. */
const shared = (path: string) => (/^\/(blog|category|resources\/page)\//.test(path) ? '/resources' : path)

/** Which toggle of the page was used, counted from its top: the new page's takes the keyboard over. */
let used = -1
const toggles = () => [...document.querySelectorAll<HTMLElement>('.lang')]
const leave = (link: HTMLElement) => {
  used = toggles().findIndex((toggle) => toggle.contains(link))
}
const arrive = () => {
  toggles()[used]?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  used = -1
}

/** EN and ES: the same page in the other language, with its query and its place. */
export function LanguageToggle({ label, names }: Props) {
  const current = useLocale()
  const path = usePathname()
  const router = useRouter()

  useEffect(arrive, [])

  /** The query is known only in the browser: a page that read it on the server could not be cached. */
  const change = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    remember(language)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (language === current) return
    leave(event.currentTarget)
    router.replace((translated(language) ?? path) + location.search, { locale: language, scroll: false })
  }

  return (
    <div role="group" aria-label={label} className="lang">
      {languages.map((language) => (
        <a
          key={language}
          href={localizedPath(language === current ? path : shared(path), language)}
          lang={language}
          hrefLang={language}
          aria-label={names[language]}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => change(event, language)}
        >
          {language}
        </a>
      ))}
    </div>
  )
}
