import { createTemplate } from '@/features/proposals/operations/save-template'
import { createTemplateSchema } from '@/features/proposals/template-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: createTemplateSchema,
  maxBytes: 512 * 1024,
  run: createTemplate,
})
