import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { discardDrafts, hasDraft, keepDraft, restoreDraft } from '@/components/staff/dialog-drafts'
import { fakeStorage } from '../support/fake-storage'

const name = 'lead-1-reply-text'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** The drafts of a page that was loaded again. */
const reload = () => import('@/components/staff/dialog-drafts')

describe('what was typed for an owner', () => {
  it('is there after the page is loaded again, for that owner only, until it is sent', async () => {
    keepDraft(name, 'Hola, Rosa', 'ana')
    const page = await reload()
    expect(page.hasDraft('lead-1-')).toBe(false)
    expect(page.restoreDraft(name, 'eva')).toBeUndefined()
    expect(page.restoreDraft(name, 'ana')).toBe('Hola, Rosa')
    expect(page.hasDraft('lead-1-')).toBe(true)
    page.discardDrafts('lead-1-reply-')
    expect(sessionStorage.length).toBe(0)
    discardDrafts(name)
  })

  it('is not kept in the tab without an owner', async () => {
    keepDraft(name, 'Hola', undefined)
    expect([hasDraft(name), sessionStorage.length]).toEqual([true, 0])
    expect(restoreDraft(name, 'ana')).toBeUndefined()
    discardDrafts(name)
  })
})
