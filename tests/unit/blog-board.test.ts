import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { saveCategorySchema } from '@/features/blog/board-schemas'
import {
  deleteCategoryMutation,
  saveCategoryMutation,
  archiveMutation,
  deleteMutation,
  duplicateMutation,
  publishMutation,
  unarchiveMutation,
  type MutationContext,
} from '@/features/blog/staff/post-mutations'
import { postParamsOf } from '@/features/blog/staff/post-params'
import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import { languages, type Language } from '@/i18n/languages'

afterEach(() => vi.unstubAllGlobals())

/** The texts of the board in a language, and what a change says. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const texts = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const said: string[][] = []
  const context: MutationContext = {
    queryClient: new QueryClient(),
    board: texts('blogBoard') as MutationContext['board'],
    common: texts('dashboard') as MutationContext['common'],
    blocks: (key) => `[${key}]`,
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input?: Input) =>
    new MutationObserver(context.queryClient, options).mutate(input as Input).catch(() => undefined)
  return { context, said, run }
}

/** The server answers each request with this. Returns the requests that it got. */
function answer(body: object, status = 200): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { method, body: text }: { method: string; body?: string }) => {
    sent.push(text === undefined ? [method, path] : [method, path, JSON.parse(text)])
    return Promise.resolve(Response.json(body, { status }))
  })
  return sent
}

const post = { id: '1', changedAt: 'then' }
const conflict = (current?: object) => ({ success: false, error: 'conflict', current })
const changed = { value: null, changedBy: null, changedAt: 'now' }

const words = {
  en: {
    published: ['Post published successfully', 'In Spanish.'],
    both: ['Post published successfully', 'In both languages.'],
    archived: ['Post archived successfully', 'It’s off the site in every language.'],
    draft: ['Post draft successfully', 'It’s a draft in every language.'],
    duplicated: ['Post duplicated successfully', 'The copy is a draft in every language.'],
    deleted: ['Blog post deleted successfully'],
    status: 'Failed to update post status',
    delete: 'Failed to delete blog post',
    why: {
      changed: 'Someone changed it in the meantime. Look at it and try again.',
      archived: 'Someone archived it in the meantime.',
      open: 'Someone else has it open. Try again when they’re done.',
      incomplete: 'The text in Spanish isn’t complete. Open it and fill in what’s missing.',
      gone: 'Someone deleted it in the meantime.',
    },
    category: {
      created: ['Category created successfully'],
      updated: ['Category updated successfully'],
      deleted: ['Category deleted successfully'],
      save: 'Failed to save category',
      delete: 'Failed to delete category',
      name: 'Category name is required',
      stale:
        'Someone changed this category in the meantime. What you typed is still here: close the form to see theirs.',
      posts: '2 posts are in it now. Check and try again.',
    },
  },
  es: {
    published: ['El artículo se publicó correctamente', 'En español.'],
    both: ['El artículo se publicó correctamente', 'En los dos idiomas.'],
    archived: ['El artículo se archivó correctamente', 'Ya no está en el sitio en ningún idioma.'],
    draft: ['El artículo pasó a borrador correctamente', 'Es un borrador en todos los idiomas.'],
    duplicated: ['El artículo se duplicó correctamente', 'La copia es un borrador en todos los idiomas.'],
    deleted: ['El artículo se eliminó correctamente'],
    status: 'No se pudo actualizar el estado del artículo',
    delete: 'No se pudo eliminar el artículo del blog',
    why: {
      changed: 'Alguien lo cambió mientras tanto. Revísalo y vuelve a intentarlo.',
      archived: 'Alguien lo archivó mientras tanto.',
      open: 'Otra persona lo tiene abierto. Vuelve a intentarlo cuando termine.',
      incomplete: 'El texto en español no está completo. Ábrelo y completa lo que falta.',
      gone: 'Alguien lo eliminó mientras tanto.',
    },
    category: {
      created: ['La categoría se creó correctamente'],
      updated: ['La categoría se actualizó correctamente'],
      deleted: ['La categoría se eliminó correctamente'],
      save: 'No se pudo guardar la categoría',
      delete: 'No se pudo eliminar la categoría',
      name: 'El nombre de la categoría es obligatorio',
      stale:
        'Alguien cambió esta categoría mientras tanto. Lo que escribiste sigue aquí: cierra el formulario para ver lo suyo.',
      posts: 'Ahora tiene 2 artículos. Revisa y vuelve a intentarlo.',
    },
  },
}

describe.each(languages)('the board of posts in %s', (language) => {
  const text = words[language]

  test('publishes the chosen language, or both by name, as the card showed it', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true })
    await run(publishMutation(post, ['es'], context))
    await run(publishMutation(post, languages, context))
    const input = { post: '1', expected: 'then' }
    expect(sent).toEqual([
      ['POST', '/api/publish-post', { ...input, languages: ['es'] }],
      ['POST', '/api/publish-post', { ...input, languages: ['en', 'es'] }],
    ])
    expect(said).toEqual([text.published, text.both])
  })

  test('archives, moves to draft, duplicates and deletes, and says so', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true, id: '2' })
    await run(archiveMutation(post, context))
    await run(unarchiveMutation(post, context))
    await run(duplicateMutation(post, context))
    await run(deleteMutation(post, context))
    expect(sent).toEqual([
      ['POST', '/api/archive-post', { post: '1', expected: 'then' }],
      ['POST', '/api/unpublish-post', { post: '1', expected: 'then' }],
      ['POST', '/api/duplicate-post', { post: '1' }],
      ['DELETE', '/api/posts/1?depth=0'],
    ])
    expect(said).toEqual([text.archived, text.draft, text.duplicated, text.deleted])
  })

  test.each([
    ['changed', conflict(changed)],
    ['archived', conflict({ ...changed, value: 'archived' })],
    ['open', conflict()],
    ['incomplete', { success: false, error: 'invalid', fields: { es: 'incomplete' } }],
    ['gone', { success: false, error: 'not_found' }],
  ] as const)('a status that was not changed says why: %s', async (reason, body) => {
    const { context, said, run } = board(language)
    answer(body)
    await run(publishMutation(post, ['es'], context))
    const { error } = dashboardMessages(language).dashboard
    expect(said).toEqual([[error, text.status, text.why[reason]]])
  })

  test('a post that was not published names the blocks that are not finished', async () => {
    const { context, said, run } = board(language)
    const fields = { es: 'incomplete', 'es.content.chart.2.rows': 'required' }
    answer({ success: false, error: 'invalid', fields })
    await run(publishMutation(post, ['es'], context))
    expect(said[0]?.[2]).toBe(`${text.why.incomplete} [chart:name] 2: [chart:missing:rows].`)
  })

  test.each([
    ['gone', 404],
    ['open', 423],
  ] as const)('a post that was not deleted says why: %s', async (reason, status) => {
    const { context, said, run } = board(language)
    answer({ errors: [] }, status)
    await run(deleteMutation(post, context))
    expect(said[0]?.slice(1)).toEqual([text.delete, text.why[reason]])
  })

  test('a category is created, updated and deleted, and says so', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true, id: '2' })
    const input = saveCategorySchema.parse({ en: { name: 'News' } })
    const category = crypto.randomUUID()
    await run(saveCategoryMutation(context), input)
    await run(saveCategoryMutation(context), { ...input, category, expected: 'then' })
    await run(deleteCategoryMutation({ id: category, posts: 3 }, context))
    expect(sent[2]).toEqual(['POST', '/api/delete-category', { category, posts: 3 }])
    expect(said).toEqual([text.category.created, text.category.updated, text.category.deleted])
  })

  test('a category that was not saved or deleted says why', async () => {
    const { context, said, run } = board(language)
    const input = saveCategorySchema.parse({ en: { name: 'News' } })
    answer({ success: false, error: 'invalid', fields: { 'es.name': 'required' } })
    await run(saveCategoryMutation(context), input)
    answer(conflict(changed))
    await run(saveCategoryMutation(context), input)
    answer(conflict({ ...changed, value: '2' }))
    await run(deleteCategoryMutation({ id: '1', posts: 1 }, context))
    expect(said.map(([, ...rest]) => rest)).toEqual([
      [text.category.save, text.category.name],
      [text.category.save, text.category.stale],
      [text.category.delete, text.category.posts],
    ])
  })
})

test('has exactly these English texts', () => {
  const { blogBoard } = dashboardMessages('en')
  expect(blogBoard).toMatchObject({ manageCategories: 'Manage Categories', newPost: 'New Post' })
  expect(blogBoard.tabs).toMatchObject({
    all: 'All Posts',
    published: 'Published',
    draft: 'Drafts',
    archived: 'Archived',
  })
  expect(blogBoard.actions).toMatchObject({ archive: 'Archive', unarchive: 'Move to Draft' })
  expect(blogBoard.failed.fetch).toBe('Failed to fetch blog posts')
  expect(blogBoard.deleteAsk.text).toBe('Are you sure you want to delete this post?')
  expect(blogBoard.categories).toMatchObject({
    new: 'New Category',
    name: 'Name',
    slug: 'URL Slug',
    description: 'Description',
    create: 'Create Category',
    update: 'Update Category',
  })
})

test('the address has the tab, the order and the page, and nothing else', () => {
  const url = new URLSearchParams('tab=blog&status=draft&sort=changed&page=2&in=es&evil=1')
  expect(postParamsOf((name) => url.get(name))).toEqual({ status: 'draft', sort: 'changed', page: '2' })
})
