import { serviceSlugs, type ServiceSlug } from '../../../src/features/services/rules'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Service } from '../../../src/payload-types'
import type { Step } from '../step'
import { contentMarketing } from '../words/services/content-marketing'
import { digitalAdvertising } from '../words/services/digital-advertising'
import { emailMarketing } from '../words/services/email-marketing'
import { marketingAutomation } from '../words/services/marketing-automation'
import { seoOptimization } from '../words/services/seo-optimization'
import { webDevelopment } from '../words/services/web-development'
import type { Both, ServiceWords } from '../words/types'

const words: Record<ServiceSlug, Both<ServiceWords>> = {
  'marketing-automation': marketingAutomation,
  'content-marketing': contentMarketing,
  'seo-optimization': seoOptimization,
  'web-development': webDevelopment,
  'email-marketing': emailMarketing,
  'digital-advertising': digitalAdvertising,
}

const toFields = ({ bullets, ...rest }: ServiceWords) => ({
  ...rest,
  bullets: bullets.join('\n'),
  _status: 'published' as const,
})

/** The six services, published in both languages. */
export const services: Step = {
  name: 'services',
  run: async ({ req }) => {
    for (const [displayOrder, slug] of serviceSlugs.entries()) {
      const { en, es } = words[slug]
      const data = { slug, displayOrder, ...toFields(en) } satisfies Partial<Service>
      const { id } = await asSystem(req).create({ collection: 'services', locale: 'en', data })
      await asSystem(req).update({
        collection: 'services',
        id,
        locale: 'es',
        draft: false,
        data: toFields(es),
      })
    }
  },
}
