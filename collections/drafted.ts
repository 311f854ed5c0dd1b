import type { CollectionConfig, GlobalConfig, SelectField } from 'payload'

import type { DraftedCollection, DraftedGlobal } from '../src/features/publishing/rules'
import { label } from './fields/label'
import { prepareGlobalPublication, preparePublication } from './hooks/publishing'
import { previewOf } from './preview'

const staffComponent = (file: string, name: string) => `/src/features/publishing/staff/${file}#${name}`

/** Replace Payload's own controls, which publish every language or show the wrong state. */
const controls = {
  PublishButton: staffComponent('publish-button', 'PublishButton'),
  UnpublishButton: staffComponent('unpublish-button', 'UnpublishButton'),
  Status: staffComponent('publication-status', 'PublicationStatus'),
}

/** Payload's own restore button writes every language, so theme.css hides it. */
const views = {
  edit: { version: { actions: [staffComponent('restore-version', 'RestoreVersion')] } },
}

const versions = { drafts: { localizeStatus: true, autosave: false } } as const

/** Merged with Payload's field, which has the options. */
const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: label('publishing:status'),
  options: [],
  admin: { components: { Cell: staffComponent('language-states-cell', 'LanguageStatesCell') } },
}

/**
 * Adds drafts to a collection. Each language is published on its own, and bulk edits are off, because they start from what
 * is published and would drop the drafts of both languages.
 */
export const drafted = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkEdit: true,
  versions: { maxPerDoc: 50, ...versions },
  admin: {
    ...config.admin,
    components: { edit: controls, views },
    ...previewOf(({ id }) => ({ collection: config.slug as DraftedCollection, id: String(id) })),
  },
  hooks: { ...config.hooks, beforeOperation: [preparePublication] },
  fields: [...config.fields, statusField],
})

/** Adds drafts to a global. Each language is published on its own. */
export const draftedGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  versions: { max: 50, ...versions },
  admin: {
    ...config.admin,
    components: { elements: controls, views },
    ...previewOf(() => ({ global: config.slug as DraftedGlobal })),
  },
  hooks: { ...config.hooks, beforeOperation: [prepareGlobalPublication] },
})
