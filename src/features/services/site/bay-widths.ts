import type { ServiceSlug } from '../rules'

/** A bay is as wide as its picture in proportion to its neighbors, so that one deck runs through all of them. */
export const bayWidths: Record<ServiceSlug, string> = {
  'marketing-automation': '[--bay:600]',
  'content-marketing': '[--bay:480]',
  'seo-optimization': '[--bay:360]',
  'web-development': '[--bay:360]',
  'email-marketing': '[--bay:480]',
  'digital-advertising': '[--bay:600]',
}
