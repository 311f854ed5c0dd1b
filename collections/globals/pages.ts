import type { Field, GlobalConfig } from 'payload'

import { claimKeys } from '@/features/routes/rules'
import { publishedOrStaff, staff } from '../access'
import { globalWithDrafts } from '../drafted'
import {
  callToActionField,
  groupField,
  namedRows,
  pointField,
  pointsField,
  textareaField,
  textField,
  timelineField,
} from '../fields/copy'
import { group, label, options } from '../fields/texts'
import { revalidateGlobal } from '../hooks/notify'
import { comingSoonPage, legalPage, pageGlobal } from './page-global'
import { SiteSettings } from './SiteSettings'
import { Team } from './Team'

const optional = { required: false }

/**
 * What a client says, below the hero: a testimonial, and one figure with its source. Each language chooses its own, because
 * each is published on its own.
 */
const proofField = () =>
  groupField('proof', [
    {
      name: 'testimonial',
      type: 'relationship',
      relationTo: 'testimonials',
      localized: true,
      label: label('copy:testimonial'),
      admin: { allowCreate: false, allowEdit: false, description: label('copy:testimonialHint') },
    },
    textField('value', { ...optional, maxLength: 20 }),
    textField('label', optional),
    textareaField('source', { ...optional, maxLength: 300 }),
  ])

/** The copy of the home page, and the call to action that most pages end with. */
const HomePage = pageGlobal('home-page', [
  groupField('hero', [
    textField('titleStart'),
    textField('titleEnd'),
    textareaField('lead'),
    textField('button'),
    textField('secondButton'),
  ]),
  proofField(),
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
const AboutPage = pageGlobal('about-page', [
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
const ServicesPage = pageGlobal('services-page', [
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
const ContactPage: GlobalConfig = globalWithDrafts({
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

const inRow = { localized: false }

/** Statistics and claims, each list with a note on its source. */
const Figures = pageGlobal('figures', [
  {
    name: 'statistics',
    type: 'array',
    localized: true,
    label: label('copy:statistics'),
    labels: { singular: label('copy:row'), plural: label('copy:statistics') },
    maxRows: 8,
    admin: namedRows,
    fields: [textField('value', inRow), textField('label', inRow)],
  },
  textareaField('statisticsSource'),
  {
    name: 'claims',
    type: 'array',
    localized: true,
    label: label('copy:claims'),
    labels: { singular: label('copy:row'), plural: label('copy:claims') },
    maxRows: 12,
    admin: namedRows,
    fields: [
      {
        name: 'key',
        type: 'select',
        required: true,
        label: label('copy:key'),
        options: options('copy:claimKeys', claimKeys),
      },
      textField('value', inRow),
      textField('label', inRow),
    ],
  },
  textareaField('claimsSource'),
])

/** Every global, in the order of the admin's menu. The slugs of pages are those of src/features/routes/registry.ts. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  HomePage,
  AboutPage,
  Team,
  Figures,
  ServicesPage,
  pageGlobal('resources-page', [textField('title'), textareaField('lead')]),
  ContactPage,
  comingSoonPage('industries-page'),
  comingSoonPage('case-studies-page'),
  comingSoonPage('careers-page'),
  legalPage('privacy-page'),
  legalPage('terms-page'),
]
