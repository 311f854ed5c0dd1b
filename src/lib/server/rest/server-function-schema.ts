import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import type { FieldSchemaMap, PayloadRequest } from 'payload'

import { ownerOf, type CallArguments } from './server-function-arguments'

/**
 * Whether the collections, globals and fields that a call names exist. Payload takes a wrong name for a fault of its own: it
 * logs an error and answers 500.
 */
export function hasSchema(
  { payload, i18n }: PayloadRequest,
  name: string,
  { collectionSlug, globalSlug, widgetSlug, schemaPath }: CallArguments,
): boolean {
  const { config, globals } = payload
  const isGlobal = (slug: unknown) => globals.config.some((global) => global.slug === slug)
  if (globalSlug && !isGlobal(globalSlug)) return false
  const schemaOf = (owner: { collectionSlug?: string; globalSlug?: string; widgetSlug?: string }) =>
    getSchemaMap({ ...owner, config, i18n })
  if (name === 'render-field') {
    const [kind, slug = '', path = ''] = ownerOf(schemaPath)
    // A collection that does not exist was refused when the arguments were read.
    const exists = kind === 'collection' || (kind === 'global' && isGlobal(slug))
    return exists && schemaOf({ [`${kind}Slug`]: slug }).has(`${slug}.${path}`)
  }
  if (name !== 'form-state') return true
  const slug = collectionSlug ?? globalSlug ?? widgetSlug
  if (typeof slug !== 'string') return false
  const isWidget = config.admin.dashboard.widgets.some((widget) => widget.slug === slug)
  if (slug === widgetSlug && !isWidget) return false
  const kind = slug === collectionSlug ? 'collection' : slug === globalSlug ? 'global' : 'widget'
  return hasFields(schemaOf({ [`${kind}Slug`]: slug }).get(schemaPath ?? slug))
}

/** Whether a form can be made of it. */
function hasFields(entry: ReturnType<FieldSchemaMap['get']>): boolean {
  if (!entry) return false
  if ('fields' in entry && entry.fields.length > 0) return true
  return !('type' in entry) || entry.type === 'blocks'
}
