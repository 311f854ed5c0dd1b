import { describe, expect, it } from 'vitest'

import { clearDrafts, readStoredDraft, storeDraft, submissionOfDraft } from '@/lib/stored-drafts'
import { blockedStorage, fakeStorage } from '../support/fake-storage'

describe('a draft', () => {
  it('is kept for its owner and its ticket until it is emptied', () => {
    const storage = fakeStorage()
    const tab = () => storage
    storeDraft('ana', 'reply:1', 'Half a sen', tab)
    expect(readStoredDraft('ana', 'reply:1', tab)).toBe('Half a sen')
    expect(readStoredDraft('ana', 'reply:2', tab)).toBe('')
    expect(readStoredDraft('eva', 'reply:1', tab)).toBe('')
    storeDraft('ana', 'reply:1', '', tab)
    expect(storage.length).toBe(0)
  })

  it('has one submission until it is removed, so that a retry stores nothing twice', () => {
    const storage = fakeStorage()
    const tab = () => storage
    storeDraft('ana', 'reply:1', 'Words', tab)
    const id = submissionOfDraft('ana', 'reply:1', tab)
    storeDraft('ana', 'reply:1', 'Other words', tab)
    expect(submissionOfDraft('ana', 'reply:1', tab)).toBe(id)
    expect(submissionOfDraft('eva', 'reply:1', tab)).not.toBe(id)
    storeDraft('ana', 'reply:1', '', tab)
    expect(readStoredDraft('ana', 'reply:1:submission', tab)).toBe('')
    expect(submissionOfDraft('ana', 'reply:1', tab)).not.toBe(id)
  })

  it('is gone after signing out, with all others, and nothing else is', () => {
    const storage = fakeStorage()
    const tab = () => storage
    storage.setItem('campaign', 'spring')
    for (const ticket of ['1', '2', '3']) storeDraft('ana', `reply:${ticket}`, 'Words', tab)
    clearDrafts(tab)
    expect(storage.length).toBe(1)
    expect(storage.getItem('campaign')).toBe('spring')
  })

  it('is not kept in a browser that blocks the storage, or whose storage is full', () => {
    const full = () => ({
      ...fakeStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    })
    for (const storage of [blockedStorage, full]) {
      expect(() => storeDraft('ana', 'reply:1', 'Words', storage)).not.toThrow()
      expect(readStoredDraft('ana', 'reply:1', storage)).toBe('')
      expect(() => clearDrafts(storage)).not.toThrow()
    }
  })
})
