import type { Block, Field, Validate } from 'payload'
import * as validations from 'payload/shared'

import { blockLimits as limits } from '../../src/features/blog/block-rules'
import { serviceSlugs } from '../../src/features/services/rules'
import en from '../../src/messages/en/layout.json'
import es from '../../src/messages/es/layout.json'
import { cleanTextsOf } from '../hooks/clean-texts'
import { ASKS_TO_PUBLISH } from '../hooks/publishing'
import { label } from './texts'

const path = 'posts:blocks'

/** Small, and not lazy: what is typed into it must be there whenever the form is drawn again. */
const blockField = (name: string) => `/src/features/blog/staff/blocks/block-fields#${name}`

function named(slug: string, required: Field[]): Block {
  const fields = required.map(optionalInDrafts)
  cleanTextsOf(fields, 'beforeChange')
  return {
    slug,
    labels: { singular: label(`${path}:${slug}:name`), plural: label(`${path}:${slug}:name`) },
    admin: {
      disableBlockName: true,
      components: {
        Block: { path: '/src/features/blog/staff/blocks/lazy#BlockInText', clientProps: { kind: slug } },
      },
    },
    fields,
  }
}

/** What a block must have, a draft may lack. Payload validates the drafts of posts (`withValidatedDrafts`). */
function optionalInDrafts(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(optionalInDrafts) }
  if (!('required' in field) || !field.required) return field
  // Payload types each of its validations by the field that it is of.
  const validate = (validations as unknown as Record<string, Validate>)[field.type]
  if (!validate) throw new Error(`no validation of ${field.type}`)
  const lenient: Validate = (value, args) =>
    args.req.context[ASKS_TO_PUBLISH] === true
      ? validate(value, args)
      : validate(value, { ...args, required: false, minRows: undefined } as typeof args)
  const nested = 'fields' in field ? { fields: field.fields.map(optionalInDrafts) } : {}
  return { ...field, ...nested, validate: lenient } as Field
}

const textOptions = (slug: string, name: string, maxLength: number, more: { required?: boolean } = {}) => ({
  name,
  maxLength,
  required: more.required ?? false,
  label: label(`${path}:${slug}:${name}`),
  admin: { components: { Field: blockField('BlockText') } },
})
const line = (...args: Parameters<typeof textOptions>): Field => ({ type: 'text', ...textOptions(...args) })
const lines = (...args: Parameters<typeof textOptions>): Field => ({
  type: 'textarea',
  ...textOptions(...args),
})
const required = { required: true }

/** The blocks of posts. src/features/blog/block-schemas.ts validates what is stored, drafts too. */
export const postBlocks: Block[] = [
  named('figure', [
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'blog-images',
      required: true,
      label: label(`${path}:figure:picture`),
    },
    line('figure', 'title', limits.title),
    lines('figure', 'caption', limits.caption),
  ]),
  named('chart', [
    line('chart', 'title', limits.title, required),
    line('chart', 'unit', limits.unit),
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: limits.rows.min,
      maxRows: limits.rows.max,
      label: label(`${path}:chart:rows`),
      labels: { singular: label(`${path}:chart:row`), plural: label(`${path}:chart:rows`) },
      admin: { components: { Field: blockField('ChartRows') } },
      fields: [
        {
          type: 'row',
          fields: [
            line('chart', 'label', limits.rowLabel, required),
            {
              name: 'value',
              type: 'number',
              required: true,
              min: 0,
              max: limits.chartValue,
              label: label(`${path}:chart:value`),
            },
          ],
        },
      ],
    },
    lines('chart', 'caption', limits.caption),
  ]),
  named('pullquote', [
    lines('pullquote', 'text', limits.quote, required),
    line('pullquote', 'attribution', limits.attribution),
  ]),
  named('message', [
    line('message', 'label', limits.label, required),
    lines('message', 'text', limits.message, required),
    line('message', 'otherLabel', limits.label),
    lines('message', 'otherText', limits.message),
  ]),
  named('service', [
    {
      name: 'service',
      type: 'select',
      required: true,
      options: serviceSlugs.map((value) => ({
        label: { en: en.serviceNames[value].title, es: es.serviceNames[value].title },
        value,
      })),
      label: label(`${path}:service:service`),
    },
    line('service', 'title', limits.title, required),
    lines('service', 'text', limits.serviceText),
  ]),
]
