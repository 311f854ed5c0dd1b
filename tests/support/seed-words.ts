import { contentMarketing } from '../../scripts/seed/words/services/content-marketing'
import { digitalAdvertising } from '../../scripts/seed/words/services/digital-advertising'
import { emailMarketing } from '../../scripts/seed/words/services/email-marketing'
import { marketingAutomation } from '../../scripts/seed/words/services/marketing-automation'
import { seoOptimization } from '../../scripts/seed/words/services/seo-optimization'
import { webDevelopment } from '../../scripts/seed/words/services/web-development'

/** The seeded texts of the services by their slug. */
export const serviceWords = {
  'marketing-automation': marketingAutomation,
  'content-marketing': contentMarketing,
  'seo-optimization': seoOptimization,
  'web-development': webDevelopment,
  'email-marketing': emailMarketing,
  'digital-advertising': digitalAdvertising,
}
