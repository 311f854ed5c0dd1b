import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Step } from '../step'
import { replyTemplates as texts } from '../words/reply-templates'

/** The reply templates, each written in both languages. */
export const replyTemplates: Step = {
  name: 'reply templates',
  run: async ({ req }) => {
    for (const { en, es } of texts) {
      const { id } = await asSystem(req).create({ collection: 'reply-templates', locale: 'en', data: en })
      await asSystem(req).update({ collection: 'reply-templates', id, locale: 'es', data: es })
    }
  },
}
