import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import type { PostTexts } from '@/features/blog/board-rules'
import type { BoardCategory } from '@/features/blog/queries/category-list'
import type { BoardPost } from '@/features/blog/queries/board-posts'
import { ArchivePost, DeletePost } from '@/features/blog/staff/post-dialogs'
import { BlogBoard, BlogTools } from '@/features/blog/staff/blog-board'
import { CategoryForm } from '@/features/blog/staff/category-form'
import { DeleteCategory } from '@/features/blog/staff/category-manager'
import { PostCard } from '@/features/blog/staff/post-card'
import { postListQuery } from '@/features/blog/staff/post-params'
import { dashboardMessages } from '@/i18n/staff-messages'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { StaffScreen } from '../support/staff-screen'

const nothing = () => undefined

/** Renders a part of the board. Returns its HTML, with the characters that React escapes as they are. */
function render(element: ReactElement, language: Language, client = new QueryClient()): string {
  const html = renderToStaticMarkup(
    <StaffScreen language={language} queryClient={client}>
      {element}
    </StaffScreen>,
  )
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

const texts = (more: Partial<PostTexts>): PostTexts => ({
  title: null,
  excerpt: null,
  state: 'missing',
  isComplete: false,
  publicSlug: null,
  publishedAt: null,
  ...more,
})
const post: BoardPost = {
  id: 'p1',
  status: 'published',
  createdAt: '2026-03-12T12:00:00.000Z',
  changedAt: 'then',
  category: { en: 'Web', es: null },
  picture: '/art/cover.svg',
  translation: null,
  schedules: [
    { id: 's1', language: 'en', action: 'publish', at: '2026-11-25T15:00:00.000Z' },
    { id: 's2', language: 'es', action: 'unpublish', at: '2026-12-01T18:30:00.000Z' },
  ],
  texts: {
    en: texts({ title: 'A shop', excerpt: 'Words', state: 'draft', isComplete: true }),
    es: texts({
      title: 'Una tienda',
      state: 'published',
      isComplete: true,
      publicSlug: 'una-tienda',
      publishedAt: '2026-03-14T12:00:00.000Z',
    }),
  },
}
const category: BoardCategory = {
  id: 'c1',
  revision: 'r',
  posts: 3,
  texts: { en: { name: 'Web', slug: 'web', description: null }, es: null },
}

const expected = {
  en: {
    badges: ['Draft', 'Published'],
    scheduled: ['Scheduled for Nov 25, 3:00 PM', 'Off the site on Dec 1, 6:30 PM'],
    dates: 'Created March 12, 2026 · Published March 14, 2026',
    publish: 'Publish English: A shop',
    open: 'Open in a new tab: A shop',
    delete: 'Are you sure you want to delete this post?',
    archive: 'This affects the whole post',
    category: 'Are you sure you want to delete this category?',
    lose: '3 posts are in it and will be left without a category.',
    form: ['New Category', 'Name', 'URL Slug', 'Description', 'Create Category', 'Cancel'],
    fetch: 'Failed to fetch blog posts',
    bar: ['All Posts', 'Drafts', 'Archived', 'Manage Categories', 'New Post'],
  },
  es: {
    badges: ['Borrador', 'Publicado'],
    scheduled: ['Programado: 25 nov, 3:00 p.m.', 'Sale del sitio: 1 dic, 6:30 p.m.'],
    dates: 'Creado el 12 de marzo de 2026 · Publicado el 14 de marzo de 2026',
    publish: 'Publicar en inglés: A shop',
    open: 'Abrir en otra pestaña: A shop',
    delete: '¿Seguro que quieres eliminar este artículo?',
    archive: 'Esto afecta al artículo completo',
    category: '¿Seguro que quieres eliminar esta categoría?',
    lose: 'Tiene 3 artículos, que quedarán sin categoría.',
    form: ['Nueva categoría', 'Nombre', 'URL de la categoría', 'Descripción', 'Crear categoría', 'Cancelar'],
    fetch: 'No se pudieron cargar los artículos del blog',
    bar: ['Todos', 'Borradores', 'Archivados', 'Administrar categorías', 'Nuevo artículo'],
  },
}

describe.each(languages)('the board of posts, in %s', (language) => {
  const text = expected[language]

  test('shows a post with a badge for each language, its dates and its quick action', () => {
    const html = render(
      <PostCard post={post} language="en" isCurrent={false} onArchive={nothing} onDelete={nothing} />,
      language,
    )
    const plain = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const badge of [...text.badges, ...text.scheduled]) expect(plain).toContain(badge)
    expect(plain).toContain(text.dates)
    expect(html).toContain(`aria-label="${text.publish}"`)
    expect(plain).toContain(text.open)
    // Only Spanish is public, so that is what opens.
    expect(html).toContain('href="/es/blog/una-tienda"')
    expect(html).toMatch(/<span[^>]* lang="en">Web<\/span>/)
  })

  test('has nothing to open for a post that is not public, and only Move to Draft for an archived one', () => {
    const archived: BoardPost = {
      ...post,
      status: 'archived',
      texts: { en: post.texts.en, es: texts({ title: 'Una tienda', state: 'draft', isComplete: true }) },
    }
    const html = render(
      <PostCard post={archived} language="es" isCurrent={false} onArchive={nothing} onDelete={nothing} />,
      language,
    )
    const { blogBoard } = dashboardMessages(language)
    expect(html).toContain(blogBoard.archived)
    expect(html).not.toContain('target="_blank"')
    expect(html.match(/<button[^>]*>[^<]+<\/button>/g)).toHaveLength(1)
    expect(html).toContain(`>${blogBoard.actions.unarchive}</button>`)
  })

  test('says that the posts could not be read, and keeps the bar', () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: postListQuery({}).queryKey })
    query.setState({ status: 'error', error: new RequestError('unavailable'), fetchStatus: 'idle' })
    const html = render(<BlogBoard />, language, queryClient)
    expect(html).toContain('role="alert"')
    expect(html).toContain(text.fetch)
    expect(html).toContain(text.bar.at(-1))
  })

  test('asks before a post is archived or deleted, and says what is concerned', () => {
    expect(render(<ArchivePost post={post} title="A shop" onClose={nothing} />, language)).toContain(
      text.archive,
    )
    expect(render(<DeletePost post={post} title="A shop" onClose={nothing} />, language)).toContain(
      text.delete,
    )
  })

  test('asks before a category is deleted, and says how many posts lose it', () => {
    const html = render(<DeleteCategory category={category} onClose={nothing} />, language)
    expect(html).toContain(text.category)
    expect(html).toContain(text.lose)
  })

  test('has exactly these texts in the bar and in the form of a category', () => {
    const form = render(<CategoryForm onClose={nothing} />, language)
    for (const word of text.form) expect(form).toContain(word)
    const totals = { all: 23, published: 14, draft: 6, archived: 3, translation: 2 }
    const bar = render(
      <BlogTools
        tab="draft"
        sort="created"
        totals={totals}
        language={language}
        onChange={nothing}
        onCategories={nothing}
      />,
      language,
    )
    for (const word of text.bar) expect(bar).toContain(word)
    for (const total of Object.values(totals)) expect(bar).toMatch(new RegExp(`<span[^>]*>${total}</span>`))
  })
})
