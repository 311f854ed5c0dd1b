'use client'

import { type I18nClient, getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'

type Labeled = {
  name?: string
  label?: unknown
  fields?: ClientField[]
  tabs?: { name?: string; fields: ClientField[] }[]
}

const isRow = (name: string) => /^\d+$/.test(name)

/** Returns the fields on the way to a path such as 'legal.text'; those that are known, when it goes on inside of one. */
function fieldsTo(fields: ClientField[], [name, ...rest]: string[]): Labeled[] {
  if (name === undefined) return []
  for (const field of fields as Labeled[]) {
    const inside = [...(field.fields ?? []), ...(field.tabs ?? []).flatMap((one) => one.fields)]
    if (field.name === name) return [field, ...fieldsTo(inside, rest)]
    // What only arranges fields is not part of their paths.
    const found = field.name === undefined ? fieldsTo(inside, [name, ...rest]) : []
    if (found.length > 0) return found
  }
  return []
}

function labelOf({ label, name = '' }: Labeled, i18n: I18nClient): string {
  // Payload gives the client labels in all languages, or in the one of the reader.
  return label && typeof label !== 'function' ? getTranslation(label as Record<string, string>, i18n) : name
}

/**
 * Returns the labels on the way to a field as the form shows them, with the numbers of rows: 'Points 2' and 'Heading' for
 * 'points.1.title'.
 */
export function fieldLabels(fields: ClientField[], path: string, i18n: I18nClient): string[] {
  const names = path.split('.')
  const known = fieldsTo(
    fields,
    names.filter((name) => !isRow(name)),
  )
  const labels: string[] = []
  for (const name of names) {
    if (isRow(name)) {
      const list = labels.pop()
      if (list) labels.push(`${list} ${Number(name) + 1}`)
    } else {
      const field = known.shift()
      if (field) labels.push(labelOf(field, i18n))
    }
  }
  return labels
}

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

const focusable = 'input, textarea, select, [contenteditable="true"], button'

/** Scrolls to a field and puts the caret into it. */
export function focusField(form: HTMLElement | null, path: string): void {
  const id = `field-${path.replaceAll('.', '__')}`
  const element =
    form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
    form?.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
}
