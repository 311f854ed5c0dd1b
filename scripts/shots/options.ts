import { UserError } from '../process/user-error.mjs'
import { type Part, parts } from './take'

/** Reads `--widths=375,1440` and `--only=staff`. `widths` is undefined without the option. Throws a UserError. */
export function readWanted(values: { widths?: string; only?: string }): {
  widths: number[] | undefined
  parts: readonly Part[]
} {
  const widths = values.widths?.split(',').map(Number)
  if (!(widths ?? []).every((width) => width >= 100))
    throw new UserError('--widths must be numbers, such as --widths=1180,1920.')
  if (values.only === undefined) return { widths, parts }
  const only = parts.filter((part) => part === values.only)
  if (only.length === 0) throw new UserError(`--only must be one of ${parts.join(', ')}.`)
  return { widths, parts: only }
}
