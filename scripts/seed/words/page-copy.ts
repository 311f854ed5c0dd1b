import type { PageCopySlug } from '@/features/routes/registry'

import { privacy } from './legal/privacy'
import { terms } from './legal/terms'
import { about } from './pages/about'
import { careers } from './pages/careers'
import { caseStudies } from './pages/case-studies'
import { home } from './pages/home'
import { industries } from './pages/industries'
import { resources } from './pages/resources'
import { services } from './pages/services'
import type { Both, LegalWords } from './types'

type CopyBySlug<Copy> = Partial<Record<PageCopySlug, Both<Copy>>>

/** The demo's copy of each page. A page that is missing here stays unpublished in the demo, and untested. */
export const pageCopy: CopyBySlug<object> = {
  'home-page': home,
  'about-page': about,
  'services-page': services,
  'resources-page': resources,
  'industries-page': industries,
  'case-studies-page': caseStudies,
  'careers-page': careers,
}

/** The same for pages whose content is Markdown. */
export const legalCopy: CopyBySlug<LegalWords> = { 'privacy-page': privacy, 'terms-page': terms }
