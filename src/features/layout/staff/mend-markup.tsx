'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

/**
 * What screen readers need of Payload's markup, where Payload has neither a slot nor a label nor an option for it. Sets only
 * attributes that Payload's React leaves alone on these elements, or never changes.
 */

/** The texts, by their keys in `admin.json`, below `markup`. */
type MarkupText = (
  key:
    'document' | 'views' | 'actions' | 'saveOptions' | 'clearDate' | 'previousPage' | 'nextPage' | 'allRows',
) => string

type Attributes = Record<string, string | undefined>

type Repair = {
  selector: string
  attributes: Attributes | ((element: Element, text: MarkupText) => Attributes)
}

let lastId = 0

/** The id of an element, which gets one when it has none. */
function idOf(element: Element | null | undefined): string | undefined {
  if (!element) return undefined
  element.id ||= `named-${(lastId += 1)}`
  return element.id
}

const named = (selector: string, key: Parameters<MarkupText>[0], more: Attributes = {}): Repair => ({
  selector,
  attributes: (_, text) => ({ 'aria-label': text(key), ...more }),
})

/** A field, or the choice of a collection in a drawer. */
const FIELD = ':is(.field-type, .list-drawer__select-collection-wrap)'

const labelOf = (control: Element) => control.closest(FIELD)?.querySelector('.field-label')

const isNamed = (control: Element): boolean =>
  Boolean(control.getAttribute('aria-label')) ||
  Boolean(document.getElementById(control.getAttribute('aria-labelledby') ?? '')) ||
  ((control as HTMLInputElement).labels?.length ?? 0) > 0

const repairs: Repair[] = [
  // The menu button of phones, which is shown there alone: Tab would reach the one that it covers.
  { selector: '.app-header__mobile-nav-toggler', attributes: { tabindex: '0' } },
  // The title and the tabs of a document are above its `main`.
  named('.doc-header', 'document', { role: 'region' }),
  // The tabs are links in a list without items.
  named('.doc-tabs', 'views', { role: 'navigation' }),
  { selector: '.doc-tabs__tabs', attributes: { role: 'presentation' } },
  // A list has its header in `main` or in a dialog, where a header is none of the page.
  { selector: 'header.list-header', attributes: { role: 'presentation' } },
  // Three dots, an arrow, a cross and two more arrows.
  named('.doc-controls__popup .popup-button', 'actions'),
  named('.btn--withPopup .popup-button', 'saveOptions'),
  named('.date-time-picker__clear-button', 'clearDate'),
  named('.clickable-arrow--left', 'previousPage'),
  named('.clickable-arrow--right', 'nextPage'),
  // The title is of level 1, and groups and lists of fields follow it; in a drawer, whose title is of level 2, they are right.
  {
    selector: ':is(.group-field, .array-field, .blocks-field, .payload-settings) h3',
    attributes: (heading) =>
      heading.closest('.drawer') ||
      heading
        .closest('.field-type')
        ?.parentElement?.closest('.group-field, .array-field, .blocks-field, [contenteditable]')
        ? {}
        : { 'aria-level': '2' },
  },
  // Selects hide their arrows and crosses from screen readers. Arrow keys open a select, and Backspace empties it.
  {
    selector: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]',
    attributes: { tabindex: '-1' },
  },
  // The label of a select and of a date is that of the box around it, and in a drawer it is that of another ID.
  {
    selector: `${FIELD} :is(input:not([type="hidden"], [type="file"]), textarea)`,
    attributes: (control) => (isNamed(control) ? {} : { 'aria-labelledby': idOf(labelOf(control)) }),
  },
  // The menu that a slash opens has groups of commands.
  {
    selector: '.slash-menu-popup__group',
    attributes: (group) => ({
      role: 'group',
      'aria-labelledby': idOf(group.querySelector('.slash-menu-popup__group-title')),
    }),
  },
  // The box of all rows names itself by its own name, which is empty.
  named('#select-all', 'allRows'),
  // It scrolls, so a command of it can be reached by Tab, which chooses the selected one while someone writes.
  {
    selector: '.slash-menu-popup__group:first-child > .slash-menu-popup__group-title + *',
    attributes: { tabindex: '0' },
  },
  // A row is chosen by what it is called.
  {
    selector: '.select-row input[type="checkbox"]',
    attributes: (box) => ({
      'aria-labelledby': idOf(box.closest('tr')?.querySelector('td:not(:has(.select-row))')),
    }),
  },
]

/** Sets what is missing on the elements that are there now. Changes nothing that is right already. */
function mendMarkup(root: ParentNode, text: MarkupText): void {
  for (const { selector, attributes } of repairs)
    for (const element of root.querySelectorAll(selector)) {
      const wanted = typeof attributes === 'function' ? attributes(element, text) : attributes
      for (const [name, value] of Object.entries(wanted))
        if (value !== undefined && element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
}

/** Whether elements were added outside of a text that someone writes, where each key adds some. */
const addsElements = ({ target, addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some((node) => node instanceof Element) &&
  (target as Element).closest('[contenteditable]')?.getAttribute('contenteditable') !== 'true'

/** Keeps Payload's markup accessible (`mendMarkup`) while its pages, drawers and rows come and go. */
export function MendMarkup({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  useEffect(() => {
    const text: MarkupText = (key) => (t as (key: string) => string)(`puente:markup:${key}`)
    const mend = () => mendMarkup(document, text)
    // Called once for all that React adds at a time, before it is drawn.
    const observer = new MutationObserver((records) => {
      if (records.some(addsElements)) mend()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    mend()
    return () => observer.disconnect()
  }, [t, i18n.language])
  return children
}
