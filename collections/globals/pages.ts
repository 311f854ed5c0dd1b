import type { Field, GlobalConfig } from 'payload'
import {
  groupField,
  pointsField,
  textareaField,
  textField,
  timelineField,
  callToActionField,
  pointField,
} from '../fields/copy'
import { pageGlobal } from './page-global'
import { publishedOrStaff, staff } from '../access'
import { globalWithDrafts } from '../drafted'
import { group, label } from '../fields/label'
import { revalidateGlobal } from '../hooks/revalidate'

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

/** The copy of /services around the list of services, and the note on how figures are counted. */
export const ServicesPage = pageGlobal('services-page', [
  groupField('hero', [textField('title'), textareaField('lead')]),
  groupField('figures', [textField('title'), textareaField('text')]),
  callToActionField(),
])

const copyField = (name: string, type: 'text' | 'textarea' = 'text') =>
  ({
    name,
    type,
    localized: true,
    label: label(`contactPage:${name}`),
    maxLength: type === 'text' ? 200 : 1000,
  }) as Field

/** The copy of /contact, localized. */
export const ContactPage: GlobalConfig = globalWithDrafts({
  slug: 'contact-page',
  label: label('contactPage:title'),
  admin: { group: group('publish'), hideAPIURL: true },
  access: { read: publishedOrStaff, update: staff, readVersions: staff },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    copyField('heroTitle'),
    copyField('heroText', 'textarea'),
    copyField('formTitle'),
    copyField('formNote', 'textarea'),
    copyField('officesTitle'),
    copyField('callTitle'),
    copyField('callText', 'textarea'),
    copyField('callButton'),
    copyField('metaTitle'),
    copyField('metaDescription', 'textarea'),
  ],
})
