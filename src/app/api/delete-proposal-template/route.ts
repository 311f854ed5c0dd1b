import { deleteTemplate } from '@/features/proposals/operations/save-template'
import { deleteTemplateSchema } from '@/features/proposals/template-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: deleteTemplateSchema,
  run: deleteTemplate,
})
