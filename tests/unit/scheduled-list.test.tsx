// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ScheduledManager } from '@/features/blog/staff/scheduled/scheduled-manager'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { languages, type Language } from '@/i18n/languages'
import { localMinute } from '@/lib/dates'
import { createTestRoot } from '../support/jsdom'
import { StaffScreen } from '../support/staff-screen'

const schedule = (more: Partial<ScheduledPublication>): ScheduledPublication => ({
  id: 's1',
  document: { slug: 'posts', id: 'p1', title: 'A shop' },
  language: 'es',
  action: 'publish',
  at: '2030-03-12T15:00:00.000Z',
  scheduledBy: 'Rosa Díaz',
  problem: null,
  ...more,
})
const stored = [
  schedule({}),
  schedule({
    id: 's2',
    document: { slug: 'team', id: null, title: 'Team' },
    action: 'unpublish',
    language: 'en',
  }),
  schedule({ id: 's3', document: { slug: 'services', id: 'v1', title: null }, problem: 'incomplete' }),
]

let root: Root
const sent = vi.fn<(address: string, body: unknown) => void>()
/** What the server answers to a change. */
let answer: { body: object; status: number }

beforeEach(() => {
  root = createTestRoot()
  sent.mockReset()
  answer = { body: { success: true }, status: 200 }
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function show(language: Language, list: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!init.body) return list()
    sent(address, JSON.parse(String(init.body)))
    return Response.json(answer.body, { status: answer.status })
  })
  root.render(
    <StaffScreen
      language={language}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ScheduledManager onClose={() => undefined} />
    </StaffScreen>,
  )
}
const showStored = (language: Language, schedules = stored) =>
  show(language, () => Response.json({ success: true, result: { schedules } }))

const until = <Result,>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 })
const text = () => document.querySelector('dialog')?.textContent.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
/** Presses the button of that name: its label, or what it says. */
const press = async (name: string) => {
  const button = await until(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
    return found ?? expect.fail(`no button ${name}`)
  })
  button.click()
}

const words = {
  en: {
    rows: [
      'Spanish goes live on March 12, 2030 at 3:00 PM',
      'English comes off the site on March 12, 2030 at 3:00 PM',
      'Spanish didn’t go live on March 12, 2030 at 3:00 PM: something in it wasn’t finished.',
    ],
    kinds: ['Post · Rosa Díaz', 'Page · Rosa Díaz', 'Service · Rosa Díaz'],
    empty: 'Nothing is scheduled',
    loading: 'Loading...',
    failed: ['Failed to load the schedule', 'The server isn’t responding.', 'Try Again'],
    cancel: 'Cancel: A shop, Spanish',
    sure: 'Cancel Schedule',
    keep: 'Keep It',
    dismiss: 'Dismiss: Untitled, Spanish',
    move: 'Move: A shop, Spanish',
    button: 'Move',
    past: 'That time has passed. Choose a later one.',
  },
  es: {
    rows: [
      'Se publica en español el 12 de marzo de 2030 a las 3:00 p.m.',
      'Sale del sitio en inglés el 12 de marzo de 2030 a las 3:00 p.m.',
      'No se publicó en español el 12 de marzo de 2030 a las 3:00 p.m.: le faltaba algo.',
    ],
    kinds: ['Artículo · Rosa Díaz', 'Página · Rosa Díaz', 'Servicio · Rosa Díaz'],
    empty: 'No hay nada programado',
    loading: 'Cargando...',
    failed: ['No se pudo cargar lo programado', 'El servidor no responde.', 'Intentar de nuevo'],
    cancel: 'Cancelar: A shop, español',
    sure: 'Cancelar programación',
    keep: 'Dejarla',
    dismiss: 'Descartar: Sin título, español',
    move: 'Mover: A shop, español',
    button: 'Mover',
    past: 'Esa hora ya pasó. Elige otra.',
  },
}

describe.each(languages)('the list of what is scheduled, in %s', (language) => {
  const say = words[language]

  it('says what happens to which language and when, and leads to the document', async () => {
    showStored(language)
    await until(() => expect(document.querySelectorAll('dialog li')).toHaveLength(3))
    for (const words of [...say.rows, ...say.kinds]) expect(text()).toContain(words)
    const links = [...document.querySelectorAll('dialog li a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/admin/collections/posts/p1?locale=es',
      '/admin/globals/team?locale=en',
      '/admin/collections/services/v1?locale=es',
    ])
  })

  it('says that it is being read, that there is nothing, and that it could not be read', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    show(language, () => promise)
    await until(() => expect(text()).toContain(say.loading))
    resolve(Response.json({ success: true, result: { schedules: [] } }))
    await until(() => expect(text()).toContain(say.empty))
    root.unmount()
    root = createTestRoot()
    show(language, () => Response.json({ success: false, error: 'unavailable' }, { status: 503 }))
    await until(() => {
      for (const words of say.failed) expect(text()).toContain(words)
    })
  })

  it('cancels after a question, and dismisses a notice without one', async () => {
    showStored(language)
    await press(say.cancel)
    await press(say.keep)
    await press(say.cancel)
    await until(() => expect(text()).toContain(say.rows[0]))
    expect(sent).not.toHaveBeenCalled()
    await press(say.sure)
    await press(say.dismiss)
    await until(() =>
      expect(sent.mock.calls).toEqual([
        ['/api/cancel-schedule', { schedule: 's1' }],
        ['/api/cancel-schedule', { schedule: 's3' }],
      ]),
    )
  })

  it('moves to another time, and says in its place that a time has passed', async () => {
    answer = { body: { success: false, error: 'invalid', fields: { at: 'past' } }, status: 400 }
    showStored(language)
    await press(say.move)
    const field = await until(() => document.querySelector('input') ?? expect.fail('no field'))
    expect(field.value).toBe(localMinute(new Date(stored[0]?.at ?? '')))
    await press(say.button)
    await until(() =>
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        say.past,
      ),
    )
    expect(document.activeElement).toBe(field)
    answer = { body: { success: true }, status: 200 }
    await press(say.button)
    await until(() => expect(document.querySelectorAll('dialog li')).toHaveLength(3))
    const input = { schedule: 's1', at: '2030-03-12T15:00:00.000Z', expected: '2030-03-12T15:00:00.000Z' }
    expect(sent.mock.calls).toEqual([
      ['/api/move-schedule', input],
      ['/api/move-schedule', input],
    ])
  })
})
