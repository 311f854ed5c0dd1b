// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MendMarkup } from '@/features/layout/staff/mend-markup'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { createTestRoot } from '../support/jsdom'

/** What screen readers get of Payload's markup, which has no name or role for it. */

const admin = vi.hoisted(() => ({ language: 'en' }))

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({
    i18n: { language: admin.language },
    t: (key: string) => {
      const { markup } = admin.language === 'es' ? adminEs : adminEn
      return markup[key.replace('puente:markup:', '') as keyof typeof markup]
    },
  }),
}))

let root: ReturnType<typeof createTestRoot>
const page = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createTestRoot()
  document.body.append(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.replaceChildren()
  page.remove()
  vi.unstubAllGlobals()
})

const mount = () => act(() => root.render(<MendMarkup>{null}</MendMarkup>))

/** Adds markup, and waits until the observer has been told. */
async function add(html: string, parent: Element = page): Promise<void> {
  parent.insertAdjacentHTML('beforeend', html)
  await Promise.resolve()
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement

const documentFrame = `
  <div class="doc-header"><h1>Home</h1><div class="doc-tabs"><ul class="doc-tabs__tabs"><a href="/">Edit</a></ul></div></div>
  <div class="doc-controls__popup"><button class="popup-button"></button></div>`

test('buttons and parts of a page have names, in the language of the person', () => {
  page.innerHTML = documentFrame
  admin.language = 'es'
  mount()
  expect(find('.popup-button').getAttribute('aria-label')).toBe(adminEs.markup.actions)
  admin.language = 'en'
  mount()
  expect(find('.popup-button').getAttribute('aria-label')).toBe(adminEn.markup.actions)
  expect(find('.doc-header').getAttribute('role')).toBe('region')
  expect(find('.doc-tabs').getAttribute('role')).toBe('navigation')
  expect(find('ul').getAttribute('role')).toBe('presentation')
})

const field = (name: string) => `
  <div class="field-type" data-field="${name}">
    <label class="field-label" for="field-${name}">${name}</label>
    <div id="field-${name}"><input class="rs__input" role="combobox"></div>
    <div class="dropdown-indicator" aria-hidden="true" tabindex="0"></div>
  </div>`

test('a select that is added later is labelled by its field, and its hidden arrow takes no focus', async () => {
  mount()
  await add(field('category') + field('author'))
  for (const name of ['category', 'author']) {
    const id = find(`[data-field="${name}"] input`).getAttribute('aria-labelledby')
    expect(document.getElementById(String(id))?.textContent).toBe(name)
    expect(find(`[data-field="${name}"] .dropdown-indicator`).tabIndex).toBe(-1)
  }
})

test('a control that has a label keeps it', async () => {
  mount()
  await add(
    '<div class="field-type"><label class="field-label" for="title">Title</label><input id="title"></div>',
  )
  expect(find('#title').hasAttribute('aria-labelledby')).toBe(false)
})

test('groups follow the title of the page by one level, those in them and those of drawers by their own', async () => {
  mount()
  const group = (id: string, inside = '') =>
    `<div class="field-type group-field"><h3 id="${id}">${id}</h3>${inside}</div>`
  await add(`${group('outer', group('inner'))}<dialog class="drawer">${group('drawer')}</dialog>`)
  expect(['outer', 'inner', 'drawer'].map((id) => find(`#${id}`).getAttribute('aria-level'))).toEqual([
    '2',
    null,
    null,
  ])
})

test('the box of a row has the name of the row', async () => {
  mount()
  await add(`<table><tr><td><div class="select-row"><input type="checkbox" aria-label=""></div></td>
    <td><a href="/">Harbor</a></td></tr></table>`)
  const id = find('input').getAttribute('aria-labelledby')
  expect(document.getElementById(String(id))?.textContent).toBe('Harbor')
})

test('changes nothing that is right', async () => {
  mount()
  await add(documentFrame + field('category'))
  const { outerHTML } = page
  await add('<p></p>')
  expect(page.outerHTML.replace('<p></p>', '')).toBe(outerHTML)
})

test('searches once for all that is added at a time, and not for what someone writes but for the fields of a block in it', async () => {
  mount()
  await add('<div contenteditable="true"><p></p><div contenteditable="false"></div></div>')
  const search = vi.spyOn(document, 'querySelectorAll')
  await add('<span>a</span>', find('p'))
  expect(search).not.toHaveBeenCalled()
  await add(field('picture') + field('author'), find('[contenteditable="false"]'))
  const searched = search.mock.calls.map(([selector]) => selector)
  expect(searched).toContain('#select-all')
  expect(new Set(searched).size).toBe(searched.length)
  expect(find('input').hasAttribute('aria-labelledby')).toBe(true)
})

test('ends when it is unmounted', async () => {
  mount()
  act(() => root.render(null))
  await add(documentFrame)
  expect(find('.doc-header').hasAttribute('role')).toBe(false)
})
