'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { fieldLabels } from './field-labels'

/** Returns a function that gives the labels on the way to a field of the document that is open. */
export function useFieldLabels(): (path: string) => string[] {
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  return (path) => fieldLabels(config?.fields ?? [], path, i18n)
}
