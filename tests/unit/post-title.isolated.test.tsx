// @vitest-environment jsdom
import { act, type ChangeEvent, type ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { TextLength } from '@/features/blog/staff/form/text-hints'
import { TitleField } from '@/features/blog/staff/form/title-field'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { documentOfText } from '../support/fixtures'
import { createTestRoot } from '../support/jsdom'

/** The title of a post on several lines, and the length of its text. */

const form = vi.hoisted(() => ({ language: 'en', content: undefined as unknown, sent: [] as unknown[] }))

vi.mock('@payloadcms/ui', () => ({
  useField: () => ({ path: 'title', value: 'Old', setValue: (value: unknown) => form.sent.push(value) }),
  useFormFields: (select: (state: [object]) => unknown) => select([{ content: { value: form.content } }]),
  TextareaInput: ({ onChange }: { onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void }) => (
    <textarea defaultValue="Old" onChange={onChange} />
  ),
  useTranslation: () => ({
    i18n: { language: form.language },
    t: (key: string, { count }: { count: number }) => {
      const texts: Record<string, string> = (form.language === 'es' ? adminEs : adminEn).posts.length
      const name = key.split(':').at(-1) ?? ''
      return texts[name] ?? texts[`${name}_${count === 1 ? 'one' : 'other'}`] ?? ''
    },
  }),
}))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const root = createTestRoot()
afterEach(() => Object.assign(form, { language: 'en', content: undefined, sent: [] }))

test('the title takes no line breaks, pasted or typed', async () => {
  const props = { field: { name: 'title', label: 'Title' }, path: 'title' } as ComponentProps<
    typeof TitleField
  >
  await act(async () => root.render(<TitleField {...props} />))
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Two \r\n lines')
  await act(async () => area.dispatchEvent(new Event('input', { bubbles: true })))
  expect(form.sent).toEqual(['Two lines'])
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => area.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})

test.each([
  ['en', undefined, '0 words'],
  ['en', documentOfText('word'), '1 word, 1 minute to read'],
  ['en', documentOfText('word '.repeat(1_100)), '1,100 words, 5 minutes to read'],
  ['es', documentOfText('palabra '.repeat(1_100)), '1,100 palabras, 5 minutos de lectura'],
])('in %s the editor says how long the text is', async (language, content, expected) => {
  Object.assign(form, { language, content })
  await act(async () => root.render(<TextLength key={expected} />))
  expect(document.querySelector('p span')?.textContent).toBe(expected)
})
