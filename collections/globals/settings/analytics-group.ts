import type { Field, TextFieldSingleValidation } from 'payload'

import { env } from '../../../src/env'
import { analyticsTools, ga4Id, isDomain, isScript } from '../../../src/lib/analytics'
import { label, options } from '../../fields/texts'
import { hint, settingField, validateWith } from './setting-field'

const isTool = (tool: string) => (group: unknown) => (group as { tool?: string } | undefined)?.tool === tool

/** A setting of one analytics tool: shown and required while that tool is selected. */
const toolField = (
  tool: (typeof analyticsTools)[number],
  name: string,
  passes: (value: string) => boolean,
) => {
  const validateFormat = validateWith(passes, name)
  const validate: TextFieldSingleValidation = (value, args) =>
    isTool(tool)(args.siblingData) && !value ? args.req.t('validation:required') : validateFormat(value, args)
  return settingField(name, {
    validate,
    admin: {
      condition: (_: unknown, siblings: unknown) => isTool(tool)(siblings),
      description: hint(name),
    },
  })
}

/** The analytics tool, and what it needs. */
export const analyticsGroup: Field = {
  name: 'analytics',
  type: 'group',
  label: label('settings:analytics'),
  admin: { description: label('settings:hints:analytics') },
  fields: [
    {
      name: 'tool',
      type: 'select',
      required: true,
      defaultValue: 'none',
      label: label('settings:tool'),
      options: options('settings:tools', analyticsTools),
    },
    toolField('plausible', 'plausibleDomain', isDomain),
    toolField('plausible', 'plausibleScript', (value) => isScript(value, env.SITE_URL)),
    toolField('ga4', 'ga4Id', (value) => ga4Id.test(value)),
  ],
}
