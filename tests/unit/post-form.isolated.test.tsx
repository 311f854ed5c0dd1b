// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { PostPublication } from '@/features/blog/queries/post-publication'
import type { UnfinishedBlock } from '@/features/blog/unfinished-rules'
import { PublishCard } from '@/features/blog/staff/form/publish-card'
import { saverOf } from '@/features/saving/staff/savers'
import { languages, type Language } from '@/i18n/languages'
import { documentOfText } from '../support/fixtures'
import { createTestRoot } from '../support/jsdom'
import { testShell } from '../support/shell'
import { StaffScreen } from '../support/staff-screen'

/** What the form of a post says when it is saved, published and scheduled, and when that fails. */

/** Payload's form around the publish card: its fields, and whether the server takes them. */
const form = vi.hoisted(() => ({
  data: {} as Record<string, unknown>,
  id: undefined as string | undefined,
  isModified: false,
  isAccepted: true,
  /** What Payload's form gives to those who ask for its element. */
  formRef: {} as object,
  sent: [] as unknown[],
  /** The toasts: title and description. */
  said: [] as [string, ReactNode][],
  say: (title: string, { description }: { description?: ReactNode } = {}) =>
    form.said.push([title, description]),
}))

vi.mock('@payloadcms/ui', () => {
  const ignore = () => undefined
  return {
    toast: { success: form.say, error: form.say },
    useConfig: () => ({ config: { routes: { api: '/api' } } }),
    useLocale: () => ({ code: 'en' }),
    useForm: () => ({ formRef: form.formRef, getData: () => form.data }),
    LeaveWithoutSaving: () => 'asks before leaving',
    useDocumentInfo: () => ({
      id: form.id,
      setUnpublishedVersionCount: ignore,
      setHasPublishedDoc: ignore,
      setMostRecentVersionIsAutosaved: ignore,
      incrementVersionCount: ignore,
    }),
    Link: 'a',
  }
})

const complete = { title: 'A shop', content: documentOfText('Words') }

const text = (state: string) => ({ title: 'A shop', state, isComplete: true }) as never
const publication = (state = 'draft'): PostPublication => ({
  id: '1',
  status: state === 'published' ? 'published' : 'draft',
  changedAt: 'then',
  texts: { en: text(state), es: text('draft') },
  translation: null,
  slugs: { en: 'a-shop', es: 'una-tienda' },
  missing: { en: [], es: [] },
  unfinished: { en: [], es: [] },
  pictures: [],
  schedules: [],
  offices: [],
})

let root: Root

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), addListener: vi.fn() }))
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  root = createTestRoot()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  Object.assign(form, {
    data: {},
    id: undefined,
    isModified: false,
    isAccepted: true,
    formRef: {},
    sent: [],
    said: [],
  })
})

let savedAt = 0

/** A document as the server answers with it, later each time. */
const documentOf = () => ({ doc: { id: '1', updatedAt: new Date((savedAt += 1_000)).toISOString() } })

/**
 * The server answers each change of the status with this, each draft with the draft or a proxy's page, and reads of the
 * stored post with its state.
 */
const answer = (stored: PostPublication, body: object, status = 200) =>
  vi.stubGlobal('fetch', (path: string) => {
    const headers = { 'content-language': 'en' }
    if (path.includes('post-publication'))
      return Promise.resolve(Response.json({ success: true, result: stored }))
    if (!path.includes('draft=true'))
      return Promise.resolve(Response.json('doc' in body ? documentOf() : body, { status, headers }))
    form.sent.push(path.split('?')[0])
    return Promise.resolve(
      form.isAccepted
        ? Response.json(documentOf(), { headers })
        : new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    )
  })

/** Payload's form around the card, with its saver. */
function openForm(): void {
  let isOpen = false
  saverOf(form.formRef).open(
    {
      target: { collection: 'posts', id: form.id },
      language: 'en',
      account: '1',
      autosaves: true,
      title: () => '',
      isTouched: () => true,
      read: () => (isOpen || !form.isModified ? form.data : {}),
      accept: () => undefined,
      showProblems: () => undefined,
      fill: () => Promise.resolve(),
      markUnsaved: () => undefined,
      saved: () => undefined,
      created: () => undefined,
    },
    form.id ? {} : undefined,
  )
  isOpen = true
  saverOf(form.formRef).look()
}

const render = (language: Language) => {
  openForm()
  const { say } = form
  const { shell } = testShell(language, { toast: { success: say, error: say, warning: say } })
  root.render(
    <StaffScreen
      language={language}
      shell={shell}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AppRouterContext value={{ refresh: () => undefined } as AppRouterInstance}>
        <PublishCard />
      </AppRouterContext>
    </StaffScreen>,
  )
}

/** Waits, also on a busy machine. */
const until = <Result,>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 })

/** Waits for a toast, of a title and what it says below, and forgets it. */
const said = (...words: (string | undefined)[]) =>
  until(() => {
    const [title, text] = form.said[0] ?? []
    const lines = renderToStaticMarkup(text).split(/<[^>]*>/)
    expect([title, ...lines.filter(Boolean)]).toEqual(words.filter(Boolean))
    form.said = []
  })
/** Presses the last button of that name once it can be: that of a dialog, where one is open. */
const press = async (name: string) => {
  const isReady = (button: HTMLElement) =>
    button.textContent === name && button.getAttribute('aria-disabled') !== 'true'
  const button = await until(() => {
    const found = [...document.querySelectorAll('button')].findLast(isReady)
    return found ?? expect.fail(`no button ${name}`)
  })
  button.click()
}

/** Chooses a status, once the card shows that of the stored post. */
const choose = async (from: string, to: string) => {
  const select = await until(() => {
    const found = document.querySelector('select')
    expect(found?.value).toBe(from)
    expect(document.querySelector('[aria-disabled="true"]')).toBeNull()
    return found as HTMLSelectElement
  })
  select.value = to
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const words = {
  en: {
    create: 'Create Post',
    update: 'Update Post',
    required: 'Title and content are required',
    notSaved: 'Failed to save blog post',
    created: 'Blog post created successfully',
    updated: 'Blog post updated successfully',
    notChanged: 'Failed to update post status',
    publish: 'Publish in English',
    published: 'Published in English.',
    unread: 'A language model wrote part of it, and nobody has read it yet. Read it side by side first.',
    failed: 'The change may not have been saved. Check your connection and try again.',
    unpublish: 'Unpublish in English',
    later: 'Schedule',
    schedule: 'Schedule in English',
    past: 'That time has passed. Choose a later one.',
    cancel: 'Cancel',
    archive: 'Archive',
    offline: 'It’s off the site in every language.',
    stays: 'Stays a draft.',
    both: 'Both languages',
    first: 'Goes live for the first time',
    unfinished: 'In English: Chart: fill in every row, at least two.',
    show: 'Go to the Block',
  },
  es: {
    create: 'Crear artículo',
    update: 'Actualizar artículo',
    required: 'El título y el contenido son obligatorios',
    notSaved: 'No se pudo guardar el artículo',
    created: 'El artículo se creó correctamente',
    updated: 'El artículo se actualizó correctamente',
    notChanged: 'No se pudo actualizar el estado del artículo',
    publish: 'Publicar en inglés',
    published: 'Publicado en inglés.',
    unread: 'Un modelo de lenguaje escribió una parte y nadie la ha leído. Primero léela lado a lado.',
    failed: 'Puede que el cambio no se haya guardado. Revisa tu conexión e inténtalo de nuevo.',
    unpublish: 'Quitar la versión en inglés',
    later: 'Programar',
    schedule: 'Programar en inglés',
    past: 'Esa hora ya pasó. Elige otra.',
    cancel: 'Cancelar',
    archive: 'Archivar',
    offline: 'Ya no está en el sitio en ningún idioma.',
    stays: 'Se queda como borrador.',
    both: 'Los dos idiomas',
    first: 'Se publica por primera vez',
    unfinished: 'En inglés: Gráfica: completa todas sus filas, al menos dos.',
    show: 'Ir al bloque',
  },
}

describe.each(languages)('the form of a post, in %s', (language) => {
  const say = words[language]

  test.each([
    ['title', { content: complete.content }],
    ['content', { title: 'A shop' }],
    ['text in the content', { title: 'A shop', content: documentOfText(' ') }],
  ])('asks for a %s, and sends nothing', async (_, data) => {
    form.data = data
    render(language)
    await press(say.create)
    await said('Error', say.required)
    expect(form.sent).toEqual([])
  })

  test.each([
    ['a new post', undefined, say.create, say.created, '/api/posts'],
    ['a stored post', '1', say.update, say.updated, '/api/posts/1'],
  ])('says that %s was saved, or was not', async (_, id, button, saved, path) => {
    Object.assign(form, { data: complete, id, isAccepted: false })
    answer(publication(), {})
    render(language)
    await press(button)
    await said('Error', say.notSaved)
    form.isAccepted = true
    await press(button)
    await said(saved)
    expect(form.sent).toEqual([path, path])
  })

  test('says that a language went live, or did not', async () => {
    Object.assign(form, { data: complete, id: '1' })
    answer(publication(), { errors: [] }, 409)
    render(language)
    await choose('draft', 'published')
    await press(say.update)
    await press(say.publish)
    await said('Error', say.notChanged, say.unread)
    answer(publication(), { doc: {} })
    await press(say.publish)
    await said(say.updated, say.published)
  })

  test('asks before leaving a post that is not stored yet', async () => {
    render(language)
    await until(() => expect(document.body.textContent).toContain('asks before leaving'))
    root.unmount()
    root = createTestRoot()
    form.id = '1'
    answer(publication(), {})
    render(language)
    await choose('draft', 'draft')
    expect(document.body.textContent).not.toContain('asks before leaving')
  })

  test('saves nothing when archiving is not confirmed, and what was typed when it is', async () => {
    Object.assign(form, { data: complete, id: '1', isModified: true })
    answer(publication('published'), { success: true })
    render(language)
    for (const button of [say.cancel, say.archive]) {
      await choose('published', 'archived')
      await press(say.update)
      await until(() => expect(document.querySelector('dialog')).not.toBeNull())
      expect(form.sent).toEqual([])
      await press(button)
    }
    await said(say.updated, say.offline)
    expect(form.sent).toEqual(['/api/posts/1'])
  })

  test('says for each language what publishing both does to it', async () => {
    Object.assign(form, { data: complete, id: '1' })
    answer(publication(), {})
    render(language)
    await press(say.later)
    const dialog = await until(() => document.querySelector('dialog') ?? expect.fail('no dialog'))
    expect(dialog.textContent).toContain(say.stays)
    const both = [...dialog.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(say.both),
    )
    both?.querySelector('input')?.click()
    await until(() => expect(dialog.textContent.split(say.first)).toHaveLength(3))
    expect(dialog.textContent).not.toContain(say.stays)
  })

  test.each([
    ['stores no draft of what is public and was not changed', false, []],
    ['stores what was changed in a public text', true, ['/api/posts/1']],
  ])('%s before it asks when to publish', async (_, isModified, sent) => {
    Object.assign(form, { data: complete, id: '1', isModified })
    answer(publication('published'), {})
    render(language)
    await press(say.later)
    await until(() => expect(document.querySelector('dialog')).not.toBeNull())
    expect(form.sent).toEqual(sent)
  })

  test('says that a language was not taken off the site', async () => {
    Object.assign(form, { data: complete, id: '1' })
    answer(publication('published'), { errors: [] }, 500)
    render(language)
    await choose('published', 'draft')
    await press(say.update)
    await press(say.unpublish)
    await said('Error', say.notChanged, say.failed)
  })

  test('names a block that is not finished, does not publish it, and leads to it', async () => {
    Object.assign(form, { data: complete, id: '1' })
    const chart: UnfinishedBlock = { kind: 'chart', place: 0, number: null, missing: ['rows'] }
    answer({ ...publication(), unfinished: { en: [chart], es: [] } }, {})
    const block = document.body.appendChild(document.createElement('section'))
    block.dataset.block = 'chart'
    block.innerHTML = '<button data-act="toggle" aria-expanded="false">Edit</button>'
    block.scrollIntoView = () => undefined
    render(language)
    await choose('draft', 'published')
    await press(say.update)
    const dialog = await until(() => document.querySelector('dialog') ?? expect.fail('no dialog'))
    expect(dialog.textContent).toContain(say.unfinished)
    const publish = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === say.publish,
    )
    expect(publish?.getAttribute('aria-disabled')).toBe('true')
    await press(say.show)
    await until(() => expect(document.activeElement).toBe(block.querySelector('button')))
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('says in its dialog that a time has passed', async () => {
    Object.assign(form, { data: complete, id: '1' })
    answer(publication(), { success: false, error: 'invalid', fields: { at: 'past' } }, 400)
    render(language)
    await press(say.later)
    await press(say.schedule)
    await until(() => expect(document.querySelector('dialog [role="alert"]')?.textContent).toBe(say.past))
    expect(form.said).toEqual([])
  })
})
