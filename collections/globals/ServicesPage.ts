import { callToActionField, groupField, textareaField, textField } from '../fields/copy'
import { pageGlobal } from './page-global'

/** The copy of /services around the list of services, and the note on how figures are counted. */
export const ServicesPage = pageGlobal('services-page', [
  groupField('hero', [textField('title'), textareaField('lead')]),
  groupField('figures', [textField('title'), textareaField('text')]),
  callToActionField(),
])
