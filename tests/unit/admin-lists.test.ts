import type { SanitizedCollectionConfig, SelectField } from 'payload'
import { describe, expect, it, test } from 'vitest'

import config from '@payload-config'
import { statusStyles } from '@/features/layout/staff/list-cells'
import { languages } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'

const { collections, globals, admin, i18n } = await config
const isOurs = ({ slug, admin: { hidden } }: SanitizedCollectionConfig) =>
  !slug.startsWith('payload-') && hidden !== true
const ours = collections.filter(isOurs).map((collection) => [collection.slug, collection] as const)
const words = { en: adminEn, es: adminEs }

/** Reads a label as Payload does: `puente:` paths in the admin messages. */
function textOf(label: unknown, language: 'en' | 'es'): string | undefined {
  if (typeof label === 'string') return undefined
  if (typeof label !== 'function') return (label as Record<string, string> | undefined)?.[language]
  const t = (key: string) =>
    key
      .replace('puente:', '')
      .split(':')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], words[language])
  return (label as (args: { t: typeof t }) => string | undefined)({ t })
}

type NamedField = {
  name?: string
  type?: string
  label?: unknown
  admin?: { components?: { Cell?: unknown } }
}
const fieldOf = ({ flattenedFields }: SanitizedCollectionConfig, name: string) =>
  flattenedFields.find((field) => 'name' in field && field.name === name) as NamedField | undefined
const titleOf = (collection: SanitizedCollectionConfig) =>
  fieldOf(collection, collection.admin.useAsTitle ?? '')
/** Fields that Payload adds, with texts of its own. */
const ownTexts = new Set(['_status', 'filename', 'createdAt', 'updatedAt', 'from'])

describe.each(ours)('the list of %s', (_, collection) => {
  it('has no API tab', () => {
    expect(collection.admin.hideAPIURL).toBe(true)
  })

  it('has a name in both languages', () => {
    for (const language of languages)
      for (const label of [collection.labels.singular, collection.labels.plural])
        expect(textOf(label, language)).toBeTruthy()
  })

  it('has a title that is a field, and is no id', () => {
    expect(collection.admin.useAsTitle).not.toBe('id')
    expect(titleOf(collection)).toBeTruthy()
  })

  it('has columns that are fields with a label in both languages', () => {
    const names = collection.admin.defaultColumns ?? []
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      const field = fieldOf(collection, name)
      expect(field, name).toBeTruthy()
      if (!ownTexts.has(name))
        for (const language of languages) expect(textOf(field?.label, language), name).toBeTruthy()
    }
  })

  it('shows a localized title in the language that it has', () => {
    const title = titleOf(collection) as NamedField & { localized?: boolean }
    if (title.localized) expect(title.admin?.components?.Cell).toMatch(/list-cells#TitleCell$/)
  })

  it('shows a state as a chip, in a color for each value', () => {
    for (const name of ['status', 'priority'] as const) {
      const field = fieldOf(collection, name) as (NamedField & SelectField) | undefined
      if (field?.type !== 'select' || !collection.admin.defaultColumns?.includes(name)) continue
      expect(field.admin?.components?.Cell, name).toMatch(/list-cells#StatusCell$/)
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      expect(Object.keys(statusStyles[`${collection.slug}.${name}`] ?? {}).toSorted()).toEqual(
        values.toSorted(),
      )
    }
  })
})

test('no global has an API tab', () => {
  expect(globals.filter(({ admin: { hideAPIURL } = {} }) => !hideAPIURL).map(({ slug }) => slug)).toEqual([])
})

/** Payload names the rows of other lists after the name of the field, in English. */
test.each([...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-')))(
  'the rows of the lists of $slug have a name in both languages',
  ({ flattenedFields }) => {
    const isShown = ({ admin }: { admin?: { hidden?: boolean; disabled?: boolean } }) =>
      admin?.hidden !== true && admin?.disabled !== true
    const lists = flattenedFields.filter((field) => field.type === 'array').filter(isShown)
    for (const list of lists)
      for (const language of languages) {
        expect(textOf(list.labels?.singular, language), list.name).toBeTruthy()
        expect(textOf(list.labels?.plural, language), list.name).toBeTruthy()
      }
  },
)

test('the admin asks no other host for pictures of people', () => {
  expect(admin.avatar).toMatchObject({ Component: expect.any(String) as string })
})

test('lists say yes and no instead of true and false, and show a dash for nothing', () => {
  expect(i18n.translations).toMatchObject({
    en: { general: { true: 'Yes', false: 'No', noLabel: '—' } },
    es: { general: { true: 'Sí', false: 'No', noLabel: '—' } },
  })
})
