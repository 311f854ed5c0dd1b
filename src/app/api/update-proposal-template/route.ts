import { updateTemplate } from '@/features/proposals/operations/save-template'
import { updateTemplateSchema } from '@/features/proposals/template-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: updateTemplateSchema,
  maxBytes: 512 * 1024,
  run: updateTemplate,
})
