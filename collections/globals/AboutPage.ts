import {
  callToActionField,
  groupField,
  pointField,
  pointsField,
  textareaField,
  textField,
} from '../fields/copy'
import { pageGlobal } from './page-global'

const titledGroup = (name: string) => groupField(name, [textField('title'), textareaField('text')])

/** The copy of /about. The team members are in the global `team`. */
export const AboutPage = pageGlobal('about-page', [
  groupField('hero', [textField('title'), textareaField('lead')]),
  titledGroup('mission'),
  titledGroup('team'),
  titledGroup('offices'),
  groupField('clients', [textField('title'), textareaField('text'), pointsField()]),
  groupField('origin', [
    textField('title'),
    textareaField('text'),
    pointsField('problems'),
    pointField('solution'),
    pointField('approach'),
  ]),
  callToActionField(),
])
