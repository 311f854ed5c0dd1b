// @vitest-environment jsdom
import type { ToolbarGroup } from '@payloadcms/richtext-lexical'
import { act, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'

import { arrangeToolbar } from '@/components/editor/arrange-toolbar'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { createTestRoot } from '../support/jsdom'

/** The names of Payload's buttons in the toolbars of the editor, in both languages. */

const admin = vi.hoisted(() => ({ language: 'en' }))

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({
    i18n: { language: admin.language },
    t: (key: string) =>
      key
        .split(':')
        .slice(1)
        .reduce<unknown>(
          (texts, name) => (texts as Record<string, unknown>)[name],
          admin.language === 'es' ? adminEs : adminEn,
        ),
  }),
}))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Icon = () => <svg />
const label = ({ i18n }: { i18n: { language: string } }) =>
  i18n.language === 'es' ? 'Título 2' : 'Heading 2'
const heading = { key: 'h2', label, ChildComponent: Icon }
const menu = { type: 'dropdown', key: 'text', items: [heading], ChildComponent: Icon } as ToolbarGroup
const marks = {
  type: 'buttons',
  key: 'format',
  items: [{ key: 'bold', ChildComponent: Icon }],
} as ToolbarGroup

const toolbars = { toolbarFixed: { groups: [menu, marks] }, toolbarInline: { groups: [menu, marks] } }
arrangeToolbar(new Map(), new Map([['heading', toolbars]]))

const root = createTestRoot()
/** Returns the name that an icon gives to the button around it. */
async function nameOf(Drawn: ComponentType | undefined, className = '') {
  if (!Drawn) throw new Error('there is no icon')
  await act(async () =>
    root.render(
      <button key={`${className} ${Drawn.name}`} className={className}>
        <Drawn />
      </button>,
    ),
  )
  const button = document.querySelector('button')
  expect(button?.title).toBe(button?.ariaLabel ?? button?.getAttribute('aria-label') ?? '')
  return button?.getAttribute('aria-label')
}

test.each([
  ['toolbarFixed', 'en', 'Bold', 'Style', 'Style: Heading 2'],
  ['toolbarFixed', 'es', 'Negrita', 'Estilo', 'Estilo: Título 2'],
  ['toolbarInline', 'en', 'Bold', 'Style', 'Style: Heading 2'],
  ['toolbarInline', 'es', 'Negrita', 'Estilo', 'Estilo: Título 2'],
] as const)('%s in %s', async (toolbar, language, bold, style, chosen) => {
  admin.language = language
  const [text, format] = toolbars[toolbar].groups as [ToolbarGroup, ToolbarGroup]
  expect(await nameOf(format.items[0]?.ChildComponent)).toBe(bold)
  expect(await nameOf('ChildComponent' in text ? text.ChildComponent : undefined)).toBe(style)
  expect(await nameOf(text.items[0]?.ChildComponent, 'toolbar-popup__dropdown')).toBe(chosen)
  // In the open menu it shows its label.
  expect(await nameOf(text.items[0]?.ChildComponent, 'toolbar-popup__dropdown-item')).toBeNull()
})
