import type { Field } from 'payload'
import { expect, it } from 'vitest'

import config from '@payload-config'

const { collections, globals } = await config

/** The arrays among fields, at any depth, that a form shows. */
const shownArrays = (fields: Field[], path: string): [string, unknown][] =>
  fields.flatMap((field): [string, unknown][] => {
    // Some types of fields lack the options.
    const { hidden, disabled } = (field.admin ?? {}) as { hidden?: unknown; disabled?: unknown }
    if (hidden === true || disabled === true) return []
    const here = 'name' in field ? `${path}.${field.name}` : path
    const own: [string, unknown][] = field.type === 'array' ? [[here, field.admin?.components?.Field]] : []
    return 'fields' in field ? [...own, ...shownArrays(field.fields, here)] : own
  })

const shown = [...collections.filter(({ admin }) => admin.hidden !== true), ...globals]
const arrays = shown
  .filter(({ slug }) => !slug.startsWith('payload-'))
  .flatMap(({ slug, fields }) => shownArrays(fields, slug))

it.each(arrays)('the rows of %s have a name on every button', (_, component) => {
  expect(component).toBe('/src/components/staff/lazy#RowsField')
})

it('finds the arrays of groups and of other arrays', () => {
  const names = arrays.map(([name]) => name)
  expect(names).toContain('home-page.problem.timeline')
  expect(names).toContain('services.lists.items')
})
