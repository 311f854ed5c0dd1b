'use client'

import { useLocale } from 'next-intl'
// eslint-disable-next-line no-restricted-imports -- next-intl's router goes to /en/..., whose redirect loses the hash.
import { useRouter } from 'next/navigation'
import { useLayoutEffect, type MouseEvent } from 'react'

import { readSessionHint } from '@/features/accounts/site/session-hint'
import { findPage } from '@/features/routes/rules'
import { languages, localizedPath, type Language } from '@/i18n/languages'
import { usePathname } from '@/i18n/navigation'
import { barLink } from './bar-link'

/** The parts of the page: the children of `<main>`, or of the only element in it. */
function blocksOfPage(): Element[] {
  let blocks = [...(document.querySelector('main')?.children ?? [])]
  while (blocks.length === 1 && blocks[0]) blocks = [...blocks[0].children]
  return blocks
}

const headerEdge = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
const moveBy = (top: number) => scrollBy({ top, behavior: 'instant' })

/**
 * Remembers the reading position at a click on `toggle`: the translation may be longer or shorter. Returns a function that
 * restores it, with the same toggle of the new page. The same block of the page stays below the header; after a click in the
 * footer, the toggle stays where it was.
 */
function rememberPlace(toggle: Element): (newToggle: Element | undefined) => void {
  if (toggle.closest('footer')) {
    const { top } = toggle.getBoundingClientRect()
    return (newToggle) => newToggle && moveBy(newToggle.getBoundingClientRect().top - top)
  }
  const blocks = blocksOfPage()
  const index = blocks.findLastIndex((block) => block.getBoundingClientRect().top <= headerEdge())
  const block = blocks[index]?.getBoundingClientRect()
  if (!block || scrollY === 0) return () => undefined
  const part = block.height > 0 ? (headerEdge() - block.top) / block.height : 0
  return () => {
    const found = blocksOfPage()
    const target = found.length === blocks.length ? found[index]?.getBoundingClientRect() : undefined
    if (target) moveBy(target.top + part * target.height - headerEdge())
  }
}

type Props = { label: string; names: Record<Language, string>; className?: string }

/** Saves the choice in a cookie, for addresses without a language, and in the account of a signed-in user. */
const saveLanguage = (language: Language) => {
  document.cookie = `puente_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
  if (!readSessionHint()) return
  const body = JSON.stringify({ language })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }
  fetch('/api/set-language', options).catch(() => undefined)
}

/**
 * Returns the address of this page's translation without its language, with the query and the hash of this page: from the
 * alternate links, or, for a page without a translation, from `<main data-translation="/resources#toast=...">`.
 */
function translationAddress(language: Language, path: string): string {
  const { search, hash } = location
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${language}]`)
  if (link) return (new URL(link.href).pathname.replace(/^\/es(?=\/|$)/, '') || '/') + search + hash
  const instead = document.querySelector('main')?.dataset.translation
  return instead?.replace(/(?=#|$)/, search) ?? path + search + hash
}

/** The target before scripts have loaded: the parent page, if this path does not exist in the other language. */
function sharedPath(path: string): string {
  const page = findPage(path)?.page
  return page?.isPerLanguage ? (page.parent ?? '/') : path
}

const toggles = () => [...document.querySelectorAll<HTMLElement>('[data-language-toggle]')]

/** After a change of language: focuses the same toggle on the new page and restores the reading position. */
let afterChange: (() => void) | undefined
const prepareChange = (link: HTMLElement) => {
  const index = toggles().findIndex((toggle) => toggle.contains(link))
  const restorePlace = rememberPlace(link)
  afterChange = () => {
    const toggle = toggles()[index]
    toggle?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    restorePlace(toggle)
  }
}
const finishChange = () => {
  afterChange?.()
  afterChange = undefined
}

/** Links to this page in the other language. Keeps its query, its hash and the reading position; Back undoes the change. */
export function LanguageToggle({ label, names, className = '' }: Props) {
  const current = useLocale()
  const path = usePathname()
  const router = useRouter()

  useLayoutEffect(finishChange, [])

  /** The address is read in the browser, because a page that reads it on the server cannot be cached. */
  const change = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    saveLanguage(language)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (language === current) return
    prepareChange(event.currentTarget)
    const { pathname, search, hash } = new URL(translationAddress(language, path), location.origin)
    router.push(localizedPath(pathname, language) + search + hash, { scroll: false })
  }

  return (
    <div
      role="group"
      aria-label={label}
      data-language-toggle
      className={`flex gap-1 text-caption font-strong tracking-[0.02em] uppercase ${className}`}
    >
      {languages.map((language) => (
        <a
          key={language}
          href={localizedPath(language === current ? path : sharedPath(path), language)}
          lang={language}
          hrefLang={language}
          aria-label={names[language]}
          aria-current={language === current ? 'true' : undefined}
          className={`min-w-10 justify-center text-muted before:w-6 hover:text-ink aria-[current]:text-ink ${barLink}`}
          onClick={(event) => change(event, language)}
        >
          {language}
        </a>
      ))}
    </div>
  )
}
