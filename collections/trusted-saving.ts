import type { CollectionConfig, Config, GlobalConfig } from 'payload'

import { guardGlobalSave, guardSave, nameGlobal, rememberCreation } from './hooks/guard-save'

const slot = (name: string) => `/src/features/publishing/staff/lazy#${name}`

const bar = slot('SavingBar')
const SaveButton = slot('SaveButton')
const SaveDraftButton = slot('SaveDraftButton')

/** A file, or a password that must not be kept, is sent by Payload's own form, in which little is typed. */
const hasOwnForm = ({ auth, upload, admin }: CollectionConfig): boolean =>
  Boolean(auth) ||
  Boolean(upload) ||
  Boolean((admin?.components?.views?.edit as { root?: unknown } | undefined)?.root)

function inCollection(config: CollectionConfig): CollectionConfig {
  const hooks = {
    ...config.hooks,
    beforeOperation: [guardSave, ...(config.hooks?.beforeOperation ?? [])],
    afterChange: [...(config.hooks?.afterChange ?? []), rememberCreation],
  }
  if (hasOwnForm(config)) return { ...config, hooks }
  const { edit } = config.admin?.components ?? {}
  const beforeDocumentControls = [bar, ...(edit?.beforeDocumentControls ?? [])]
  const slots = { SaveButton, SaveDraftButton, ...edit, beforeDocumentControls }
  return {
    ...config,
    hooks,
    admin: { ...config.admin, components: { ...config.admin?.components, edit: slots } },
  }
}

function inGlobal(config: GlobalConfig): GlobalConfig {
  const { elements } = config.admin?.components ?? {}
  const beforeDocumentControls = [bar, ...(elements?.beforeDocumentControls ?? [])]
  const slots = { SaveButton, SaveDraftButton, ...elements, beforeDocumentControls }
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeOperation: [guardGlobalSave, ...(config.hooks?.beforeOperation ?? [])],
      afterChange: [...(config.hooks?.afterChange ?? []), nameGlobal],
    },
    admin: { ...config.admin, components: { ...config.admin?.components, elements: slots } },
  }
}

/**
 * Gives every form of the admin the bar that says whether its words are saved, and buttons that save by src/features/saving.
 * The last plugin, because others add collections.
 */
export const trustedSaving = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(inCollection),
  globals: config.globals?.map(inGlobal),
})
