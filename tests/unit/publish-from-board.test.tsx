// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import type { BoardPost } from '@/features/blog/queries/board-posts'
import { PostActions } from '@/features/blog/staff/post-actions'
import { setLanguageStatus } from '@/features/blog/staff/form/set-language-status'
import { dashboardMessages } from '@/i18n/staff-messages'
import { languages, type Language } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'
import { StaffScreen } from '../support/staff-screen'

const requests = vi.fn<(address: string, body: unknown) => void>()

beforeEach(() => {
  requests.mockReset()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests(address, JSON.parse(String(init.body)))
    return Response.json({})
  })
})

const words = {
  title: 'A shop',
  excerpt: null,
  state: 'draft',
  isComplete: true,
  publicSlug: null,
  publishedAt: null,
} as const
const post: BoardPost = {
  id: 'p1',
  status: 'draft',
  createdAt: '2026-03-12T12:00:00.000Z',
  changedAt: 'then',
  category: null,
  picture: '/art/cover.svg',
  translation: null,
  schedules: [],
  texts: { en: words, es: words },
}

async function showActions(language: Language) {
  const root = createTestRoot()
  const nothing = () => undefined
  await act(async () =>
    root.render(
      <StaffScreen language={language}>
        <PostActions post={post} language="en" title="A shop" onArchive={nothing} onDelete={nothing} />
      </StaffScreen>,
    ),
  )
  return () => act(async () => root.unmount())
}

const press = (text: string, within: ParentNode = document) =>
  act(async () => [...within.querySelectorAll('button')].find((one) => one.textContent === text)?.click())

it.each(languages)('both languages are published only after a question, in %s', async (language) => {
  const close = await showActions(language)
  const { blogBoard } = dashboardMessages(language)
  await press(blogBoard.actions.publishBoth)
  const dialog = document.querySelector('dialog')
  expect(dialog?.textContent).toContain(blogBoard.publishBothAsk.text)
  expect(requests).not.toHaveBeenCalled()
  await press(blogBoard.actions.publishBoth, dialog ?? document)
  expect(requests.mock.calls).toEqual([
    ['/api/publish-post', { post: 'p1', expected: 'then', languages: ['en', 'es'] }],
  ])
  await close()
})

it('a language that is published leaves the archive; one that goes off the site does not ask for that', async () => {
  const setStatus = vi.fn(() => Promise.resolve({ kind: 'saved', document: { updatedAt: '' } } as const))
  await setLanguageStatus({ setStatus }, 'es', 'published')
  await setLanguageStatus({ setStatus }, 'es', 'draft')
  expect(setStatus.mock.calls).toEqual([
    ['es', { _status: 'published', archivedAt: null }],
    ['es', { _status: 'draft' }],
  ])
})
