import type { SelectField } from 'payload'

import { languages } from '../../src/i18n/languages'
import { label, options } from './label'

/** The language in which somebody is written to. */
export const language = (
  overrides: Partial<Pick<SelectField, 'name' | 'access' | 'admin'>> = {},
): SelectField => ({
  name: 'language',
  type: 'select',
  label: label('common:language'),
  required: true,
  defaultValue: 'en',
  options: options('common:languages', languages),
  ...overrides,
})
