import { describe, expect, it } from 'vitest'

import { isExpired } from '@/features/saving/copy-rules'
import {
  canonical,
  changedFields,
  changedTexts,
  countNewWords,
  ownData,
  textOf,
} from '@/features/saving/data-rules'
import {
  barOf,
  initialSaving,
  isReading,
  nextSaving,
  retryDelay,
  screenOf,
  type Saving,
  type SavingEvent,
} from '@/features/saving/saving-rules'
import { documentOfText } from '../support/fixtures'

const after = (...events: SavingEvent[]): Saving => events.reduce(nextSaving, initialSaving)
const savedAt = '2026-11-26T10:42:00.000Z'
const opened: SavingEvent = { type: 'opened', savedAt }
const typed: SavingEvent = { type: 'typed', at: 1_000 }
const failed: SavingEvent = {
  type: 'troubled',
  trouble: { kind: 'failed', reason: 'unanswered', attempt: 1, retryAt: 2_000 },
}
const saved: SavingEvent = { type: 'saved', savedAt, since: undefined }
const editor = { name: 'Andrés Quispe', at: savedAt }

describe('the bar', () => {
  it('says saved only of what the server has confirmed', () => {
    expect(barOf(initialSaving)).toBe('idle')
    expect(barOf(after(opened))).toBe('saved')
    expect(barOf(after(opened, typed))).toBe('unsaved')
    expect(barOf(after({ type: 'opened', savedAt: undefined }, typed))).toBe('unsaved')
    expect(barOf(after(opened, typed, { type: 'slow' }))).toBe('saving')
    expect(barOf(after(opened, typed, { type: 'slow' }, saved))).toBe('saved')
    expect(barOf(after(opened, typed, { type: 'undone' }))).toBe('saved')
  })

  it('stays unsaved when something was typed during the save', () => {
    const state = after(opened, typed, { type: 'kept', isKept: true }, { ...saved, since: 1_500 })
    expect(barOf(state)).toBe('unsaved')
    expect(state).toMatchObject({ unsavedSince: 1_500, isKept: true })
  })

  it('stays failed while the next try runs, and says once that all is saved again', () => {
    const state = after(opened, typed, failed, { type: 'typed', at: 2_000 })
    expect(barOf(state)).toBe('failed')
    expect(state.unsavedSince).toBe(1_000)
    const again = nextSaving(state, saved)
    expect(barOf(again)).toBe('again')
    expect(again.savedAgainSince).toBe(1_000)
    expect(barOf(nextSaving(again, { type: 'told' }))).toBe('saved')
    expect(barOf(nextSaving(again, typed))).toBe('unsaved')
  })

  it('says nothing of a failure whose words were taken back', () => {
    expect(barOf(after(opened, typed, failed, { type: 'undone' }))).toBe('saved')
  })

  it('says what became of the words on the screen while others are offered', () => {
    const found: SavingEvent = { type: 'found', found: { at: 1, isNew: false } }
    const kinds = (...events: SavingEvent[]) => [barOf(after(...events)), screenOf(after(...events))]
    expect(kinds(opened, found)).toEqual(['found', 'saved'])
    expect(kinds(opened, found, typed)).toEqual(['found', 'unsaved'])
    expect(kinds(opened, found, typed, { type: 'slow' })).toEqual(['found', 'saving'])
    expect(kinds(found)).toEqual(['found', 'idle'])
  })

  it('puts a colleague before everything else', () => {
    const locked = after(
      opened,
      { type: 'found', found: { at: 1, isNew: false } },
      {
        type: 'troubled',
        trouble: { kind: 'locked', editor },
      },
    )
    expect(barOf(locked)).toBe('locked')
    expect(isReading(locked)).toBe(true)
    expect(barOf(nextSaving(locked, { type: 'cleared' }))).toBe('found')
    const elsewhere = after(opened, typed, { type: 'troubled', trouble: { kind: 'elsewhere', at: savedAt } })
    expect(isReading(elsewhere)).toBe(false)
  })
})

describe('a retry', () => {
  it('comes after 2, 5, 12 and 30 seconds, then every 30', () => {
    expect([1, 2, 3, 4, 5, 99].map((attempt) => retryDelay(attempt))).toEqual([
      2_000, 5_000, 12_000, 30_000, 30_000, 30_000,
    ])
  })

  it('waits longer when the server asks for it, but not for ever', () => {
    expect(retryDelay(1, 9_000)).toBe(9_000)
    expect(retryDelay(4, 9_000)).toBe(30_000)
    expect(retryDelay(1, 86_400_000)).toBe(120_000)
  })
})

describe('the data of a form', () => {
  it('equals what the server has, whatever the order of its keys, empty fields and white space at the ends', () => {
    const form = { title: 'A shop ', excerpt: '', rows: [], legal: { name: null, text: 'Yes' } }
    const stored = { legal: { text: 'Yes' }, title: 'A shop', excerpt: null, updatedAt: savedAt }
    expect(changedFields(form, stored)).toEqual([])
    expect(changedFields({ ...form, title: 'A  shop' }, stored)).toEqual(['title'])
    expect(changedFields({ content: documentOfText('a') }, { content: documentOfText('b') })).toEqual([
      'content',
    ])
  })

  it('is unchanged when one of the known versions has it', () => {
    expect(changedFields({ slug: 'a' }, { slug: 'b' }, { slug: 'a' })).toEqual([])
    expect(changedFields({ slug: 'a' }, { slug: 'b' }, { slug: 'c' })).toEqual(['slug'])
  })

  it('never has what the server sets, nor a password', () => {
    const data = { id: '1', updatedAt: savedAt, _status: 'draft', password: 'secret', title: 'Yes' }
    expect(ownData(data)).toEqual({ title: 'Yes' })
  })

  it('tells 0 and false from nothing', () => {
    expect(canonical({ a: 0 })).not.toBe(canonical({ a: null }))
    expect(canonical({ a: false })).not.toBe(canonical({}))
  })

  it('is read as words, without ids, dates and switches', () => {
    const data = {
      title: 'A shop',
      content: documentOfText('Two words'),
      picture: '5e1d2f3a-0000-4000-8000-000000000001',
      at: savedAt,
      isShown: true,
      lists: [{ id: '65f0c0ffee65f0c0ffee65f0', title: 'Hours' }],
    }
    expect(textOf(data, Object.keys(data))).toBe('A shop\nTwo words\nHours')
  })

  it('differs in texts that have the paths of their fields; a row that moved is the same row', () => {
    const row = (id: string, title: string) => ({ id, title })
    const before = {
      hero: { title: 'A shop', lead: 'Same' },
      points: [row('a', 'One'), row('b', 'Two'), row('c', 'Three')],
      content: documentOfText('Words'),
    }
    const now = {
      hero: { title: 'Two shops', lead: 'Same ' },
      points: [row('b', 'Two'), row('a', 'First'), row('d', 'Four')],
      content: documentOfText('Other words'),
    }
    expect(changedTexts(before, now, ['hero', 'points', 'content'])).toEqual([
      { path: 'hero.title', before: 'A shop', after: 'Two shops' },
      { path: 'points.1.title', before: 'One', after: 'First' },
      { path: 'points.2.title', before: '', after: 'Four' },
      { path: 'content', before: 'Words', after: 'Other words' },
      { path: 'points.2.title', before: 'Three', after: '' },
    ])
    expect(changedTexts({}, { title: 'New' }, ['title'])).toEqual([
      { path: 'title', before: '', after: 'New' },
    ])
  })

  it('counts the new words between what stayed', () => {
    expect(countNewWords('one two three', 'one two and a half three')).toBe(3)
    expect(countNewWords('', 'one two')).toBe(2)
    expect(countNewWords('one two', 'one')).toBe(0)
    expect(countNewWords('a a a', 'a a a a')).toBe(1)
  })
})

describe('a copy on the device', () => {
  const day = 86_400_000
  it('is erased after 30 days, and not because the clock was wrong for a day', () => {
    expect(isExpired(0, 30 * day)).toBe(false)
    expect(isExpired(0, 30 * day + 1)).toBe(true)
    expect(isExpired(day, 0)).toBe(false)
  })
})
