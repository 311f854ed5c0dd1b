import { line, passage } from '../fields/copy'
import { page } from './page'

/** Pages whose content is still to come: the sentence that says so, and what to do meanwhile. */
const soon = (slug: string) => page(slug, [line('title'), line('soon'), passage('text'), line('button')])

export const IndustriesPage = soon('industries-page')
export const CaseStudiesPage = soon('case-studies-page')
export const CareersPage = soon('careers-page')
