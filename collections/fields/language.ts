import type { SelectField } from 'payload'

import { languages } from '../../src/i18n/languages'
import { label, options } from './texts'

/** The language of the emails to a person. */
export const languageField = (
  overrides: Partial<Pick<SelectField, 'name' | 'access' | 'admin' | 'defaultValue'>> = {},
): SelectField => ({
  name: 'language',
  type: 'select',
  label: label('common:language'),
  required: true,
  defaultValue: 'en',
  options: options('common:languages', languages),
  ...overrides,
})
