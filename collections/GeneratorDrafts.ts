import type { CollectionConfig } from 'payload'

import {
  generatorLimits,
  generatorTaskStates,
  generatorTasks,
} from '@/features/proposal-generator/generator-rules'
import { neverField, staff, staffOwner } from './access'
import { languageField } from './fields/language'
import { currencyField } from './fields/money'
import { timestampFields } from './fields/record'
import { setOwner } from './hooks/proposal'
import { requireStrings } from './hooks/clean-texts'

const systemOnly = { create: neverField, update: neverField }

/**
 * What staff have typed into the proposal generator, and what the model has written so far: one row per unfinished
 * proposal. Only its owner sees it. The transcript is deleted after 30 days.
 */
export const GeneratorDrafts: CollectionConfig = {
  slug: 'generator-drafts',
  access: { create: staff, read: staffOwner, update: staffOwner, delete: staffOwner },
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  indexes: [{ fields: ['owner', 'updatedAt'] }],
  hooks: { beforeValidate: [requireStrings], beforeChange: [setOwner] },
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', access: systemOnly },
    { name: 'lead', type: 'relationship', relationTo: 'leads' },
    { name: 'client', type: 'relationship', relationTo: 'clients' },
    { name: 'transcript', type: 'textarea', maxLength: generatorLimits.transcriptBytes },
    { name: 'transcriptDeletedAt', type: 'date', access: systemOnly },
    // The fields of the form as they were typed.
    { name: 'details', type: 'json' },
    // The quote of the transcript from which each extracted field comes.
    { name: 'evidence', type: 'json' },
    // Markdown.
    { name: 'content', type: 'textarea', maxLength: generatorLimits.content },
    // Only its verbs start and end a task, because they count it.
    {
      name: 'task',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [...generatorTasks],
      access: systemOnly,
    },
    {
      name: 'taskState',
      type: 'select',
      required: true,
      defaultValue: 'idle',
      index: true,
      options: [...generatorTaskStates],
      access: systemOnly,
    },
    { name: 'taskError', type: 'text', maxLength: generatorLimits.error, access: systemOnly },
    languageField(),
    currencyField(),
    // Once it was created from the draft.
    { name: 'proposal', type: 'relationship', relationTo: 'proposals', access: systemOnly },
    ...timestampFields(),
  ],
}
