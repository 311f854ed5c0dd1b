// @vitest-environment jsdom
import type { Root } from 'react-dom/client'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ShellProvider } from '@/components/staff/shell'
import type { FormValues } from '@/features/saving/data-rules'
import type { SavingEvent, Trouble } from '@/features/saving/saving-rules'
import type { FormPort } from '@/features/saving/staff/form-port'
import { SavingStatus } from '@/features/saving/staff/saving-status'
import { SavingTexts } from '@/features/saving/staff/saving-texts'
import { saverOf } from '@/features/saving/staff/savers'
import { languages, type Language } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'
import { testShell } from '../support/shell'

/** What the bar says in each state, and what it offers. */

const payload = vi.hoisted(() => ({ language: 'en', formRef: {} as object }))

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: payload.language } }),
  useForm: () => ({ formRef: payload.formRef }),
  useLocale: () => ({ code: 'en' }),
  useAuth: () => ({ user: { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' } }),
  useDocumentInfo: () => ({ collectionSlug: 'posts' }),
  useConfig: () => ({
    getEntityConfig: () => ({
      fields: [
        { fields: [{ name: 'slug', label: { en: 'URL Slug', es: 'Dirección' } }] },
        {
          name: 'hero',
          label: { en: 'Top of the page', es: 'Parte superior' },
          fields: [{ name: 'title', label: { en: 'Heading', es: 'Título' } }],
        },
      ],
    }),
  }),
}))

let root: Root
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  payload.formRef = { current: null }
  root = createTestRoot()
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllEnvs()
})

const savedAt = '2026-01-02T10:42:00.000Z'
const editor = { name: 'Andrés Quispe', at: savedAt }
const opened: SavingEvent = { type: 'opened', savedAt }
const typed: SavingEvent = { type: 'typed', at: Date.parse(savedAt) }
const kept: SavingEvent = { type: 'kept', isKept: true }
const troubled = (trouble: Trouble): SavingEvent => ({ type: 'troubled', trouble })
const failure = (reason: 'unanswered' | 'server', retryAt = 1): SavingEvent =>
  troubled({ kind: 'failed', reason, attempt: 1, retryAt })

const show = (language: Language, events: SavingEvent[]) => {
  payload.language = language
  const saver = saverOf(payload.formRef)
  act(() => {
    root.render(
      <ShellProvider value={testShell(language).shell}>
        <SavingTexts>
          <SavingStatus onTakeOver={() => Promise.resolve()} />
        </SavingTexts>
      </ShellProvider>,
    )
  })
  act(() => {
    for (const event of events) saver.dispatch(event)
  })
  const bar = document.querySelector('section')
  return {
    state: bar?.dataset.state,
    text: bar
      ?.querySelector('[role="status"]')
      ?.textContent.replaceAll(/[\u202f\u00a0]/g, ' ')
      .trim(),
    urgent: bar?.querySelector('[aria-live="assertive"]')?.textContent,
    buttons: [...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent),
    dialog: document.querySelector('dialog h2')?.textContent,
  }
}

const day = { en: ' on January 2', es: ' del 2 de enero' }
const slug = { path: 'slug', message: '«a» is taken.' }
const found = (isNew = false): SavingEvent => ({
  type: 'found',
  found: { at: Date.parse(savedAt), isNew },
})
type Case = [state: string, events: SavingEvent[], en: [string, string[]], es: [string, string[]]]
const cases: Case[] = [
  ['idle', [], ['', []], ['', []]],
  ['saved', [opened], ['Saved 10:42 AM', []], ['Guardado 10:42 a.m.', []]],
  ['saving', [opened, typed, { type: 'slow' }], ['Saving…', []], ['Guardando…', []]],
  [
    'unsaved',
    [opened, typed, kept],
    ['Unsaved words kept on this device', []],
    ['Palabras sin guardar en este dispositivo', []],
  ],
  [
    'unsaved',
    [opened, typed],
    ['Unsaved words on this screen only', []],
    ['Palabras sin guardar solo en esta pantalla', []],
  ],
  [
    'failed',
    [opened, typed, kept, failure('unanswered', 1)],
    ['Not saved. Your words are kept on this device; we’ll try again.', ['Try Now']],
    ['No se guardó. Tus palabras están en este dispositivo; lo intentaremos de nuevo.', ['Intentar ahora']],
  ],
  [
    'failed',
    [opened, typed, failure('server')],
    [
      'Not saved. The server has a problem right now. Your words are on this screen only; we’ll try again.',
      ['Try Now'],
    ],
    [
      'No se guardó. El servidor tiene un problema en este momento. Tus palabras están solo en esta pantalla; lo intentaremos de nuevo.',
      ['Intentar ahora'],
    ],
  ],
  [
    'failed',
    [opened, typed, kept, troubled({ kind: 'failed', reason: 'occupied', attempt: 1, retryAt: 1 })],
    [
      'Not saved. Someone else is writing here. Your words are kept on this device; we’ll try again.',
      ['Try Now'],
    ],
    [
      'No se guardó. Otra persona está escribiendo aquí. Tus palabras están en este dispositivo; lo intentaremos de nuevo.',
      ['Intentar ahora'],
    ],
  ],
  [
    'found',
    [opened, found()],
    [`Saved 10:42 AM Words from 10:42 AM${day.en} are on this device. What’s saved here is different.`, []],
    [
      `Guardado 10:42 a.m. Hay palabras de las 10:42 a.m.${day.es} en este dispositivo. Lo que está guardado aquí es distinto.`,
      [],
    ],
  ],
  [
    'found',
    [opened, found(), typed, kept],
    [
      `Unsaved words kept on this device Words from 10:42 AM${day.en} are on this device. What’s saved here is different.`,
      [],
    ],
    [
      `Palabras sin guardar en este dispositivo Hay palabras de las 10:42 a.m.${day.es} en este dispositivo. Lo que está guardado aquí es distinto.`,
      [],
    ],
  ],
  [
    'found',
    [found(true)],
    [`Words from 10:42 AM${day.en} are on this device. Nothing is saved here yet.`, []],
    [`Hay palabras de las 10:42 a.m.${day.es} en este dispositivo. Aquí todavía no hay nada guardado.`, []],
  ],
  [
    'refused',
    [
      opened,
      typed,
      kept,
      troubled({ kind: 'refused', reason: 'refused', message: slug.message, problem: slug }),
    ],
    ['Not saved. «a» is taken. Everything else is kept on this device.', ['Go to URL Slug']],
    ['No se guardó. «a» is taken. Lo demás está en este dispositivo.', ['Ir a Dirección']],
  ],
  [
    'locked',
    [opened, found(), troubled({ kind: 'locked', editor })],
    [
      `Andrés Quispe is writing here. Words from 10:42 AM${day.en} are on this device. What’s saved here is different.`,
      ['Take Over'],
    ],
    [
      `Andrés Quispe está escribiendo aquí. Hay palabras de las 10:42 a.m.${day.es} en este dispositivo. Lo que está guardado aquí es distinto.`,
      ['Tomar el turno'],
    ],
  ],
  [
    'locked',
    [opened, troubled({ kind: 'locked', editor })],
    [
      'Andrés Quispe is writing here. You’re reading along; their words appear as they’re saved.',
      ['Take Over'],
    ],
    [
      'Andrés Quispe está escribiendo aquí. Estás leyendo; sus palabras aparecen al guardarse.',
      ['Tomar el turno'],
    ],
  ],
  [
    'taken',
    [opened, typed, kept, troubled({ kind: 'taken', editor })],
    [
      `Andrés Quispe took over at 10:42 AM${day.en}. Your changes are kept here.`,
      ['Copy My Words', 'Compare'],
    ],
    [
      `A las 10:42 a.m.${day.es}, Andrés Quispe tomó el turno. Tus cambios están aquí.`,
      ['Copiar mis palabras', 'Comparar'],
    ],
  ],
  [
    'elsewhere',
    [opened, troubled({ kind: 'elsewhere', at: '2026-01-02T13:05:00.000Z' })],
    [
      `This was saved somewhere else at 1:05 PM${day.en}. Everything you wrote is saved.`,
      ['Copy My Words', 'Compare'],
    ],
    [
      `A la 1:05 p.m.${day.es}, esto se guardó en otra ventana. Todo lo que escribiste está guardado.`,
      ['Copiar mis palabras', 'Comparar'],
    ],
  ],
  [
    'again',
    [opened, typed, failure('server', 1), { type: 'saved', savedAt, since: undefined }],
    [`Saved again everything you wrote since 10:42 AM${day.en} is here`, []],
    [`Guardado otra vez todo lo que escribiste desde las 10:42 a.m.${day.es} está aquí`, []],
  ],
]

describe.each(languages)('the bar, in %s', (language) => {
  test.each(cases)('says %s', (state, events, en, es) => {
    const [text, buttons] = { en, es }[language]
    expect(show(language, events)).toMatchObject({ state, text, buttons })
  })

  test('asks to sign in over the form when words wait, and only then', () => {
    const signedOut = troubled({ kind: 'signedOut', isOther: false })
    const [title, button] = {
      en: ['Sign in to keep writing', 'Sign In'],
      es: ['Entra para seguir escribiendo', 'Entrar'],
    }[language]
    expect(show(language, [opened, signedOut])).toMatchObject({ dialog: undefined, buttons: [button] })
    // The first words after that ask for it.
    expect(show(language, [typed])).toMatchObject({ dialog: title })
    act(() => saverOf(payload.formRef).dispatch({ type: 'cleared' }))
    expect(show(language, [typed, kept, signedOut])).toMatchObject({ dialog: title })
  })

  test('interrupts a screen reader for what asks for a person, and for nothing else', () => {
    expect(show(language, [opened, typed]).urgent).toBe('')
    expect(show(language, [failure('unanswered', 1)]).urgent).not.toBe('')
    expect(show(language, [{ type: 'saved', savedAt, since: undefined }]).urgent).toBe('')
  })

  test('compares the words each time that someone asks', () => {
    const taken = troubled({ kind: 'taken', editor })
    const compared = () => document.querySelector('section button[aria-expanded]')
    show(language, [opened, typed, kept, taken])
    act(() => (compared() as HTMLButtonElement).click())
    expect(compared()?.getAttribute('aria-expanded')).toBe('true')
    // The words are put into the text, and taken over another time.
    show(language, [{ type: 'saved', savedAt, since: undefined }])
    const { buttons } = show(language, [typed, kept, taken])
    expect(compared()?.getAttribute('aria-expanded')).toBe('false')
    expect(buttons).toContain({ en: 'Compare', es: 'Comparar' }[language])
  })

  test('names the field of each difference, and shows its words', async () => {
    const form = document.createElement('form')
    form.innerHTML = '<div class="document-fields"></div>'
    document.body.append(form)
    payload.formRef = { current: form }
    const saved = { id: '7', updatedAt: savedAt, hero: { title: 'A small shop', lead: 'Same' } }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(saved)))
    let values: FormValues = saved
    saverOf(payload.formRef).open(
      {
        target: { collection: 'posts', id: '7' },
        language: 'en',
        account: '1',
        autosaves: false,
        read: () => values,
      } as unknown as FormPort,
      saved,
    )
    values = { ...saved, hero: { title: 'A large shop', lead: 'Same' } }
    show(language, [typed, kept, troubled({ kind: 'elsewhere', at: savedAt })])
    await act(async () => document.querySelector<HTMLElement>('section button[aria-expanded]')?.click())
    // Its code is loaded now.
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(form.querySelector('section h4')).not.toBeNull()
    })
    const heading = { en: 'Top of the page › Heading', es: 'Parte superior › Título' }[language]
    const difference = form.querySelector('section:has(h4)')
    expect(difference?.querySelectorAll('h4')).toHaveLength(1)
    expect(difference?.querySelector('h4')?.textContent).toBe(heading)
    expect(difference?.querySelector('del')?.lastChild?.textContent).toBe('small')
    expect(difference?.querySelector('ins')?.lastChild?.textContent).toBe('large')
    vi.unstubAllGlobals()
  })
})
