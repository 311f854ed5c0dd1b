import { z } from 'zod'

import { serviceSlugs } from '@/features/services/rules'
import { blockLimits as limits, isChartValue } from './block-rules'

/** A draft may leave out any field; publishing asks for those that are required. */
const text = (max: number) => z.string().max(max).nullish()
const own = { id: z.string().max(64).optional(), blockName: text(120) }
const row = z.strictObject({
  id: z.string().max(64).nullish(),
  label: text(limits.rowLabel),
  value: z.number().refine(isChartValue).nullish(),
})

const fields = z.discriminatedUnion('blockType', [
  z.strictObject({
    ...own,
    blockType: z.literal('figure'),
    picture: z.uuid().nullish(),
    title: text(limits.title),
    caption: text(limits.caption),
  }),
  z.strictObject({
    ...own,
    blockType: z.literal('chart'),
    title: text(limits.title),
    unit: text(limits.unit),
    // Payload's form sends the number of rows while there are none, and stores an empty list.
    rows: z.union([z.literal(0), z.array(row).max(limits.rows.max)]).nullish(),
    caption: text(limits.caption),
  }),
  z.strictObject({
    ...own,
    blockType: z.literal('pullquote'),
    text: text(limits.quote),
    attribution: text(limits.attribution),
  }),
  z.strictObject({
    ...own,
    blockType: z.literal('message'),
    label: text(limits.label),
    text: text(limits.message),
    otherLabel: text(limits.label),
    otherText: text(limits.message),
  }),
  z.strictObject({
    ...own,
    blockType: z.literal('service'),
    service: z.enum(serviceSlugs).nullish(),
    title: text(limits.title),
    text: text(limits.serviceText),
  }),
])

/** Whether the fields of a block may be stored. */
export const isValidBlock = (value: unknown): boolean => fields.safeParse(value).success
