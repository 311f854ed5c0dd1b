import { z } from 'zod'

import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { handleQuery } from '@/lib/server/http/handle-query'
import { createTemplate, deleteTemplate, updateTemplate } from './operations/save-template'
import { findRecentProposals } from './queries/recent-proposals'
import { findTemplate, findTemplatePage } from './queries/templates'
import {
  createTemplateSchema,
  deleteTemplateSchema,
  templateListSchema,
  templateSchema,
  updateTemplateSchema,
} from './template-schemas'

export const proposalsEndpoints = {
  GET: {
    'proposal-template': handleQuery({ who: 'staff', input: templateSchema, run: findTemplate }),
    'proposal-template-list': handleQuery({ who: 'staff', input: templateListSchema, run: findTemplatePage }),
    'recent-proposals': handleQuery({
      who: 'staff',
      input: z.object({}),
      run: (req) => findRecentProposals(req),
    }),
  },
  POST: {
    'create-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: createTemplateSchema,
      maxBytes: 512 * 1024,
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
      run: updateTemplate,
    }),
  },
} satisfies Endpoints
