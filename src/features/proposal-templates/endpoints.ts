import { createTemplate, deleteTemplate, updateTemplate } from './operations/save-template'
import { findTemplate, findTemplateBoardPage } from './queries/templates'
import {
  createTemplateSchema,
  deleteTemplateSchema,
  templateListSchema,
  templateSchema,
  updateTemplateSchema,
} from './template-schemas'
import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'

export const proposalTemplatesEndpoints = {
  GET: {
    'proposal-template': handleQuery({ who: 'staff', input: templateSchema, run: findTemplate }),
    'proposal-template-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: templateListSchema,
      run: findTemplateBoardPage,
    }),
  },
  POST: {
    'create-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: createTemplateSchema,
      maxBytes: 512 * 1024,
      once: 'create-proposal-template',
      run: createTemplate,
    }),
    'delete-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: deleteTemplateSchema,
      run: deleteTemplate,
    }),
    'update-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: updateTemplateSchema,
      maxBytes: 512 * 1024,
      once: 'update-proposal-template',
      run: updateTemplate,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof proposalTemplatesEndpoints> {}
  interface Queries extends QueriesOf<typeof proposalTemplatesEndpoints> {}
}
