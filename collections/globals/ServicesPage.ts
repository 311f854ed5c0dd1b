import { call, line, passage, section } from '../fields/copy'
import { page } from './page'

/** The frame around the six services, and how the figures are counted. */
export const ServicesPage = page('services-page', [
  section('hero', [line('title'), passage('lead')]),
  section('figures', [line('title'), passage('text')]),
  call(),
])
