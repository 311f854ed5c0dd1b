import { type I18nClient, getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type Labeled = {
  name?: string
  label?: unknown
  fields?: ClientField[]
  tabs?: { name?: string; fields: ClientField[] }[]
}

/** Returns the field at a path such as 'legal.0.text', without the numbers of rows. */
function fieldAt(fields: ClientField[], names: string[]): Labeled | undefined {
  const [name, ...rest] = names
  for (const field of fields as Labeled[]) {
    const inside = [...(field.fields ?? []), ...(field.tabs ?? []).flatMap((one) => one.fields)]
    if (field.name === undefined) {
      const found = fieldAt(inside, names)
      if (found) return found
    } else if (field.name === name) return rest.length === 0 ? field : (fieldAt(inside, rest) ?? field)
  }
  return undefined
}

/** Returns the label of a field as the form shows it; its name, when it has none. */
export function fieldLabel(fields: ClientField[], path: string, i18n: I18nClient): string {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  const field = fieldAt(fields, names)
  const { label, name } = field ?? {}
  if (label && typeof label !== 'function') return getTranslation(label as Record<string, string>, i18n)
  return name ?? path
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
