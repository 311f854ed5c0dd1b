import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyForm } from '@/features/proposal-generator/generator-form'
import { createGeneratorStore } from '@/features/proposal-generator/staff/generator-store'
import { mustAsk, sendUnsaved } from '@/features/proposal-generator/staff/use-generator-store'
import { findUnsaved, keepUnsaved } from '@/features/proposal-generator/staff/use-generator-store'
import { RequestError } from '@/lib/request-error'
import { blockedStorage, fakeStorage } from '../support/fake-storage'

const typed = { form: { ...emptyForm, title: 'A shop' }, transcript: 'Hola', content: '## Hi' }
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('navigator', { sendBeacon })
  sendBeacon.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (save: () => Promise<{ id: string; savedAt: string }>) =>
  createGeneratorStore({
    draft: 'd',
    lead: null,
    typed: { form: emptyForm, transcript: '', content: '' },
    savedAt: null,
    save,
    keep: () => undefined,
    onDraft: () => undefined,
  })
const saved = () => Promise.resolve({ id: 'd', savedAt: 'now' })

describe('a page that is left', () => {
  it('sends what is not saved, without a question', async () => {
    const store = open(saved)
    store.change({ transcript: 'Hola' })
    expect(mustAsk(store)).toBe(false)
    sendUnsaved(store)
    const [address, body] = sendBeacon.mock.lastCall ?? []
    expect(address).toBe('/api/save-generator-draft')
    expect(body?.type).toBe('application/json')
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ draft: 'd', transcript: 'Hola' })
  })

  it('sends nothing once all is saved', async () => {
    const store = open(saved)
    store.change({ transcript: 'Hola' })
    await store.flush()
    sendUnsaved(store)
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(mustAsk(store)).toBe(false)
  })

  it.each([
    ['letters', 'a'.repeat(60_000)],
    // Fewer characters than the limit has bytes.
    ['accents', 'ñ'.repeat(31_000)],
  ])('asks first while more than a leaving page can send is not saved: %s', async (_, transcript) => {
    const store = open(saved)
    store.change({ transcript })
    expect(mustAsk(store)).toBe(true)
    sendUnsaved(store)
    expect(sendBeacon).not.toHaveBeenCalled()
    await store.flush()
    expect(mustAsk(store)).toBe(false)
  })

  it('asks first after a failed save', async () => {
    const store = open(() => Promise.reject(new RequestError('unavailable')))
    store.change({ content: 'Hi' })
    await store.flush().catch(() => undefined)
    expect(mustAsk(store)).toBe(true)
  })
})

describe('what a tab keeps', () => {
  it('is found again by its draft, and by its lead before the first save', () => {
    keepUnsaved('d', 'l', typed)
    expect(findUnsaved('d', 'l')).toEqual(typed)
    expect(findUnsaved('other', 'l')).toBeUndefined()
    keepUnsaved(null, 'l', typed)
    expect(findUnsaved(null, 'l')).toEqual(typed)
    expect(findUnsaved(null, null)).toBeUndefined()
  })

  it('is forgotten once it is saved, including under its name from before the first save', () => {
    keepUnsaved(null, 'l', typed)
    keepUnsaved('d', 'l', undefined)
    expect(findUnsaved(null, 'l')).toBeUndefined()
    expect(findUnsaved('d', 'l')).toBeUndefined()
  })

  it.each(['{', '1', '{"transcript":1,"content":""}', '{"form":{}}'])('is nothing for %s', (text) => {
    sessionStorage.setItem('generator-unsaved d', text)
    expect(findUnsaved('d', null)).toBeUndefined()
  })

  it('is nothing where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blockedStorage })
    expect(() => keepUnsaved('d', null, typed)).not.toThrow()
    expect(findUnsaved('d', null)).toBeUndefined()
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      writable: true,
      value: undefined,
    })
  })
})
