import { groupField, pointsField, textareaField, textField, timelineField } from '../fields/copy'
import { pageGlobal } from './page-global'

/** The copy of the home page, and the call to action that most pages end with. */
export const HomePage = pageGlobal('home-page', [
  groupField('hero', [
    textField('titleStart'),
    textField('titleEnd'),
    textareaField('lead'),
    textField('button'),
    textField('secondButton'),
  ]),
  groupField('problem', [textField('title'), textareaField('text'), timelineField()]),
  groupField('solution', [textField('title'), textareaField('text')]),
  groupField('services', [textField('title')]),
  groupField('audience', [textField('title'), pointsField()]),
  groupField('steps', [textField('title'), pointsField()]),
  groupField('why', [textField('title'), pointsField()]),
  groupField('testimonials', [textField('title')]),
  groupField('strategyCall', [
    textField('title'),
    textField('button'),
    textField('note', { required: false }),
    timelineField(),
  ]),
  groupField('finalCall', [textField('titleStart'), textField('titleEnd'), textField('button')]),
])
