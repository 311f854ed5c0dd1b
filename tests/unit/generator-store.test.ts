import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { emptyForm, evidenceFields, type Evidence } from '@/features/proposal-generator/generator-form'
import type { GeneratorTask } from '@/features/proposal-generator/queries/generator-draft'
import { createGeneratorStore, type SaveInput } from '@/features/proposal-generator/staff/generator-store'
import { RequestError } from '@/lib/request-error'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose saves answer when the test lets them. */
function open(draft: string | null = null) {
  const saves: SaveInput[] = []
  let answer: () => Promise<{ id: string; savedAt: string }> = () =>
    Promise.resolve({ id: 'd', savedAt: '2026-03-17T14:42:00.000Z' })
  const keep = vi.fn()
  const onDraft = vi.fn()
  const store = createGeneratorStore({
    draft,
    lead: 'l',
    typed: { form: emptyForm, transcript: '', content: '' },
    savedAt: null,
    save: (input) => {
      saves.push(input)
      return answer()
    },
    keep,
    onDraft,
  })
  return { store, saves, keep, onDraft, respondWith: (next: typeof answer) => (answer = next) }
}

const task = (more: Partial<GeneratorTask> = {}): GeneratorTask => ({
  task: 'none',
  taskState: 'idle',
  taskError: null,
  evidence: null,
  content: '',
  proposal: null,
  ...more,
})

describe('what is typed', () => {
  it('is saved once after a pause, as a new draft first', async () => {
    const { store, saves, onDraft } = open()
    store.changeForm({ title: 'A' })
    await vi.advanceTimersByTimeAsync(500)
    store.changeForm({ title: 'A shop' })
    expect(saves).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saves).toHaveLength(1)
    expect(saves[0]).toMatchObject({ draft: null, lead: 'l', details: { title: 'A shop' }, transcript: '' })
    expect(onDraft).toHaveBeenCalledExactlyOnceWith('d')
    expect(store.get().saving).toEqual({ kind: 'saved', at: '2026-03-17T14:42:00.000Z' })
    store.change({ content: 'Hi' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saves[1]).toMatchObject({ draft: 'd', content: 'Hi' })
    expect(saves[1]).not.toHaveProperty('transcript')
  })

  it('during a save is saved by the next one', async () => {
    const { store, saves, respondWith } = open('d')
    let finish = () => {}
    respondWith(() => new Promise((resolve) => (finish = () => resolve({ id: 'd', savedAt: 'then' }))))
    store.change({ transcript: 'One' })
    await vi.advanceTimersByTimeAsync(1_000)
    store.change({ transcript: 'One two' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(saves).toHaveLength(1)
    respondWith(() => Promise.resolve({ id: 'd', savedAt: 'later' }))
    finish()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saves.map(({ transcript }) => transcript)).toEqual(['One', 'One two'])
    expect(store.get().saving).toEqual({ kind: 'saved', at: 'later' })
  })

  it('is kept and saved again after a failure that passes', async () => {
    const { store, saves, keep, respondWith } = open('d')
    respondWith(() => Promise.reject(new RequestError('unavailable')))
    store.change({ content: 'Kept' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(store.get()).toMatchObject({ content: 'Kept', saving: { kind: 'failed' } })
    expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ content: 'Kept' }))
    respondWith(() => Promise.resolve({ id: 'd', savedAt: 'now' }))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(saves).toHaveLength(2)
    expect(keep).toHaveBeenLastCalledWith(undefined)
    expect(store.unsaved()).toBeUndefined()
  })

  it('is not tried again when another try alone changes nothing', async () => {
    const { store, saves, respondWith } = open('d')
    respondWith(() => Promise.reject(new RequestError('not_found')))
    store.change({ content: 'Kept' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toHaveLength(1)
    await expect(store.flush()).rejects.toMatchObject({ code: 'not_found' })
    expect(store.unsaved()).toMatchObject({ content: 'Kept' })
  })

  it('makes a draft on demand, and none after the proposal was created', async () => {
    const { store, saves } = open()
    expect(await store.flush()).toBe('d')
    expect(await store.flush()).toBe('d')
    expect(saves).toHaveLength(1)
    store.finish()
    store.change({ content: 'Late' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(saves).toHaveLength(1)
    expect(store.get().content).toBe('')
  })
})

describe('what the worker does', () => {
  const evidence = {
    values: { ...Object.fromEntries(evidenceFields.map((field) => [field, null])), title: 'Shop' },
    quotes: { ...Object.fromEntries(evidenceFields.map((field) => [field, null])), title: 'a shop' },
  } as Evidence

  it('says the end of a task that nobody saw run, once', () => {
    const { store } = open('d')
    const done = task({ task: 'write', taskState: 'done', content: 'Written.' })
    store.starting()
    // Announced before the verb has answered.
    expect(store.accept(done)).toBeUndefined()
    store.begun('write')
    expect(store.accept(done)).toEqual({ task: 'write', outcome: 'done', error: null })
    expect(store.get().content).toBe('Written.')
    expect(store.accept(done)).toBeUndefined()
  })

  it('is taken over when it ends, said once, and not saved back', async () => {
    const { store, saves } = open('d')
    expect(store.accept(task({ task: 'write', taskState: 'running', content: 'Hal' }))).toBeUndefined()
    expect(store.get().content).toBe('')
    const done = task({ task: 'write', taskState: 'done', content: 'Half and half' })
    expect(store.accept(done)).toEqual({ task: 'write', outcome: 'done', error: null })
    expect(store.accept(done)).toBeUndefined()
    expect(store.get().content).toBe('Half and half')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(saves).toEqual([])
  })

  it('keeps what was written before a failure', () => {
    const { store } = open('d')
    store.accept(task({ task: 'write', taskState: 'queued' }))
    const failed = task({ task: 'write', taskState: 'failed', taskError: 'model_busy', content: 'Half' })
    expect(store.accept(failed)).toEqual({ task: 'write', outcome: 'failed', error: 'model_busy' })
    expect(store.get().content).toBe('Half')
  })

  it('fills the form once with what the call says, even if the page was left in the meantime', () => {
    const { store } = open('d')
    const done = task({ task: 'extract', taskState: 'done', evidence })
    expect(store.accept(done)).toBeUndefined()
    expect(store.get().form.title).toBe('Shop')
    store.changeForm({ title: '' })
    store.accept({ ...done })
    expect(store.get().form.title).toBe('')
  })
})
