import type { FormState } from 'payload'

import type { FormValues } from '../data-rules'

type Change = { path: string; value: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns what to set in a form so that its fields have these values; undefined when a list or a block is among them, whose
 * rows only the server can lay out.
 */
export function changesFor(state: FormState, values: FormValues): Change[] | undefined {
  const changes: Change[] = []
  const paths = Object.keys(state)
  const add = (path: string, value: unknown): boolean => {
    const field = state[path]
    // A group may have a state of its own, which says nothing of its fields.
    if (isRecord(value) && paths.some((inside) => inside.startsWith(`${path}.`)) && field?.rows === undefined)
      return Object.entries(value).every(([name, inside]) => add(`${path}.${name}`, inside))
    if (field?.rows !== undefined || Array.isArray(value))
      return field?.rows === undefined && field !== undefined ? Boolean(changes.push({ path, value })) : false
    if (field) return Boolean(changes.push({ path, value }))
    return true
  }
  return Object.entries(values).every(([name, value]) => add(name, value)) ? changes : undefined
}

/** Sets a value at a path such as 'legal.text', and returns the data with it. */
export function withValue(data: FormValues, path: string, value: unknown): FormValues {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...data, [name]: value }
  const inside = data[name]
  if (Array.isArray(inside)) {
    const [index = '', ...deeper] = rest
    const row = (inside as FormValues[])[Number(index)]
    if (!row) return data
    const rows = [...(inside as FormValues[])]
    rows[Number(index)] = withValue(row, deeper.join('.'), value)
    return { ...data, [name]: rows }
  }
  return isRecord(inside) ? { ...data, [name]: withValue(inside, rest.join('.'), value) } : data
}
