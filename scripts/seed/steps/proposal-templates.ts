import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Step } from '../step'
import { proposalTemplates as templates } from '../words/proposal-templates/all'

/** The templates of proposals, each with its content in both languages. */
export const proposalTemplates: Step = {
  name: 'proposal templates',
  run: async ({ req }) => {
    const collection = 'proposal-templates'
    for (const { content, ...rest } of templates) {
      const data = { ...rest, currency: 'USD' as const, content: content.en }
      const { id } = await asSystem(req).create({ collection, locale: 'en', data })
      await asSystem(req).update({ collection, id, locale: 'es', data: { content: content.es } })
    }
  },
}
