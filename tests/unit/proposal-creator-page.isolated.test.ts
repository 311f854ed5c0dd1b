import { beforeEach, expect, it, vi } from 'vitest'

import ProposalCreatorPage from '@/app/(front)/[locale]/(portal)/(frame)/proposal-creator/page'

const { session, language, redirect } = vi.hoisted(() => ({
  session: vi.fn<(path: string) => Promise<{ status: string }>>(),
  language: vi.fn<() => Promise<string>>(),
  redirect: vi.fn<(path: string) => void>(),
}))
vi.mock('@/features/accounts/queries', () => ({
  requirePortalSession: session,
  findVisitorLanguage: language,
}))
vi.mock('@/features/accounts/portal/portal-notice', () => ({ PortalNotice: () => null }))
vi.mock('@/i18n/navigation', () => ({ redirectTo: redirect }))

const lead = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'
const open = (query: Record<string, string>) => ProposalCreatorPage({ searchParams: Promise.resolve(query) })

beforeEach(() => redirect.mockReset())

it.each([
  ['client', 'en', '/dashboard'],
  ['client', 'es', '/es/dashboard'],
  ['staff', 'es', `/admin/proposal-creator?lead=${lead}`],
])('leads a %s in %s to %s', async (status, visitor, address) => {
  session.mockResolvedValue({ status })
  language.mockResolvedValue(visitor)
  await open({ lead })
  expect(redirect).toHaveBeenCalledExactlyOnceWith(address)
})

it('returns to the lead after signing in, and drops an invalid id', async () => {
  session.mockResolvedValue({ status: 'staff' })
  await open({ lead })
  expect(session).toHaveBeenLastCalledWith(`/proposal-creator?lead=${lead}`)
  await open({ lead: '//evil.example' })
  expect(session).toHaveBeenLastCalledWith('/proposal-creator')
  expect(redirect).toHaveBeenLastCalledWith('/admin/proposal-creator')
})
