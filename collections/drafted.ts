import type {
  CollectionConfig,
  GlobalConfig,
  SelectField,
  GeneratePreviewURL,
  LivePreviewConfig,
  PayloadRequest,
} from 'payload'
import type { DraftedCollection, DraftedGlobal, DraftedDocument } from '../src/features/publishing/rules'
import { label } from './fields/texts'
import { keepDocumentLock, keepGlobalLock } from './hooks/edit-lock'
import { deleteSchedules, guardGlobalWrite, guardWrite } from './hooks/publishing'
import { globalTranslationHooks, translationHooks } from './hooks/translation'
import { env } from '../src/env'
import { canOpenProposal } from '../src/features/accounts/rules'
import { previewAddress } from '../src/features/preview/rules'
import { isLanguage, localizedPath } from '../src/i18n/languages'

/** The page at the sizes of a phone and of a desktop. */
const breakpoints = [
  { name: 'phone', label: '375 × 780', width: 375, height: 780 },
  { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
]

/**
 * The language of the form. After a save, Payload asks again in a request without the address of the form, whose language
 * would be the stored one: the browser sends that address as the referrer.
 */
function languageOfForm({ headers }: PayloadRequest, locale: string): string {
  const referrer = headers.has('next-action') ? headers.get('referer') : null
  return (referrer && URL.parse(referrer)?.searchParams.get('locale')) || locale
}

function addressOf(document: DraftedDocument, req: PayloadRequest, locale: string): string | null {
  const language = languageOfForm(req, locale)
  return isLanguage(language) ? env.SITE_URL + previewAddress(document, language) : null
}

/** Returns the settings of Payload's button that opens the page, and of the page beside the form. */
const previewOf = (documentOf: (data: Record<string, unknown>) => DraftedDocument) => ({
  preview: ((data, { req, locale }) => addressOf(documentOf(data), req, locale)) satisfies GeneratePreviewURL,
  livePreview: {
    breakpoints,
    url: ({ data, req, locale }) => addressOf(documentOf(data), req, locale.code),
  } satisfies LivePreviewConfig,
})

/**
 * The page of a proposal in its language, which shows staff the draft; null for one that is not stored yet, and for users
 * who may not open it.
 */
function proposalAddress(data: Record<string, unknown>, req: PayloadRequest): string | null {
  const idOf = (value: unknown) => (value as { id?: string } | null)?.id ?? (value as string)
  const { id, language } = data
  const parties = { owner: idOf(data.owner), client: idOf(data.client) }
  if (typeof id !== 'string' || !isLanguage(language) || !canOpenProposal(req.user, parties)) return null
  return env.SITE_URL + localizedPath(`/proposal/${id}`, language)
}

/** Returns the same settings for proposals, whose page is the one that the client sees. */
export const proposalPreview = () => ({
  preview: ((data, { req }) => proposalAddress(data, req)) satisfies GeneratePreviewURL,
  livePreview: {
    breakpoints,
    url: ({ data, req }) => proposalAddress(data, req),
  } satisfies LivePreviewConfig,
})

const staffComponent = (file: string, name: string) => `/src/features/publishing/staff/${file}#${name}`

/** Replace Payload's own controls, which publish every language or show the wrong state. */
const controls = {
  PublishButton: staffComponent('lazy', 'PublishButton'),
  UnpublishButton: staffComponent('lazy', 'UnpublishButton'),
  Status: staffComponent('lazy', 'PublicationStatus'),
  beforeDocumentControls: [staffComponent('lazy', 'ReleaseLock')],
}

/** Shows nothing, in the place of a control or of a field that staff do not write. */
export const noControl = staffComponent('no-control', 'NoControl')

/** Payload's own restore button writes every language, so theme.css hides it. */
const views = {
  edit: { version: { actions: [staffComponent('restore-version', 'RestoreVersion')] } },
}

/**
 * src/features/saving saves what is typed. Payload's own autosave, which fails in silence, can't be switched off without
 * the column that marks its versions: so it waits as long as a timer can, 24 days.
 */
const autosave = { interval: 2_147_483_647, showSaveDraftButton: true }
const versions = { drafts: { localizeStatus: true, autosave } } as const

/** Merged with Payload's field, which has the options. */
const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: label('publishing:status'),
  options: [],
  admin: { components: { Cell: staffComponent('list-cells', 'LanguageStatesCell') } },
}

/**
 * Adds drafts to a collection. Each language is published on its own, and bulk edits are off, because they start from what
 * is published and would drop the drafts of both languages.
 */
export const drafted = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkEdit: true,
  versions: { maxPerDoc: 50, ...versions },
  admin: {
    ...config.admin,
    // Payload's copy overwrites the whole other language; our Translation page copies passage by passage.
    disableCopyToLocale: true,
    components: { edit: controls, views },
    ...previewOf(({ id }) => ({ collection: config.slug as DraftedCollection, id: String(id) })),
  },
  hooks: {
    ...config.hooks,
    beforeOperation: [guardWrite, ...translationHooks.beforeOperation],
    beforeChange: [...(config.hooks?.beforeChange ?? []), ...translationHooks.beforeChange],
    afterChange: [...translationHooks.afterChange, ...(config.hooks?.afterChange ?? []), keepDocumentLock],
    afterDelete: [...(config.hooks?.afterDelete ?? []), deleteSchedules, ...translationHooks.afterDelete],
  },
  fields: [...config.fields, statusField],
})

/**
 * The same for documents that staff create. Payload stores an empty row when such a form is opened, except where drafts are
 * validated; so their required fields are optional in drafts (`optionalInDrafts`).
 */
export function withValidatedDrafts(config: CollectionConfig): CollectionConfig {
  const { versions: own, ...rest } = drafted(config)
  return { ...rest, versions: { ...(own as object), drafts: { ...versions.drafts, validate: true } } }
}

/** The same without the buttons that save and publish, for a form that has its own. */
export function withOwnControls(config: CollectionConfig): CollectionConfig {
  const { admin, ...rest } = withValidatedDrafts(config)
  const edit = { ...controls, PublishButton: noControl, SaveDraftButton: noControl }
  return { ...rest, admin: { ...admin, components: { ...admin?.components, edit } } }
}

/** Adds drafts to a global. Each language is published on its own. */
export const globalWithDrafts = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  versions: { max: 50, ...versions },
  // Payload's form reads whether a language is public without the field that says so.
  forceSelect: { _status: true },
  admin: {
    ...config.admin,
    components: { elements: controls, views },
    ...previewOf(() => ({ global: config.slug as DraftedGlobal })),
  },
  hooks: {
    ...config.hooks,
    beforeOperation: [guardGlobalWrite],
    beforeChange: [...(config.hooks?.beforeChange ?? []), ...globalTranslationHooks.beforeChange],
    afterChange: [
      ...globalTranslationHooks.afterChange,
      ...(config.hooks?.afterChange ?? []),
      keepGlobalLock,
    ],
  },
})
