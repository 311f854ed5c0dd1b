import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { changesFor } from '@/features/saving/staff/fill-form'

const field = { initialValue: '', value: '', valid: true }

describe('the changes that put values into a form', () => {
  it('are those of the fields in a group, whether it has a state of its own or not', () => {
    const state: FormState = { hero: {}, 'hero.title': field, 'legal.text': field, title: field }
    expect(changesFor(state, { hero: { title: 'A' }, legal: { text: 'B' }, title: 'C' })).toEqual([
      { path: 'hero.title', value: 'A' },
      { path: 'legal.text', value: 'B' },
      { path: 'title', value: 'C' },
    ])
  })

  it('are the whole value of a field whose value is an object', () => {
    const content = { root: { children: [] } }
    expect(changesFor({ content: field }, { content })).toEqual([{ path: 'content', value: content }])
  })

  it('are for the server to lay out when there are rows', () => {
    expect(changesFor({ offices: { ...field, rows: [] } }, { offices: [{ city: 'Lima' }] })).toBeUndefined()
    const state: FormState = { menu: {}, 'menu.links': { ...field, rows: [] } }
    expect(changesFor(state, { menu: { links: [{ url: '/' }] } })).toBeUndefined()
  })
})
