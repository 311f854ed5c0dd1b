import type { Payload } from 'payload'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import type { Lead } from '@/payload-types'
import { requiredContactSamples } from './lead-samples'

/** A lead with the fields that the contact form requires. */
export const leadInput = () => ({
  ...requiredContactSamples(),
  language: 'es' as const,
  status: 'new' as const,
  sourceName: 'Contact Form' as const,
  score: 0,
})

/** Creates a lead with the fields that the contact form requires; `data` overrides them. */
export const makeLead = (payload: Payload, data: Partial<Lead> = {}): Promise<Lead> =>
  asSystemWithoutRequest(payload).create({ collection: 'leads', data: { ...leadInput(), ...data } })

/** The history of a lead, oldest first. */
export async function historyOf(payload: Payload, lead: string) {
  const where = { lead: { equals: lead } }
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection: 'lead-activities',
    where,
    sort: 'createdAt',
    limit: 50,
    depth: 0,
  })
  return docs
}

/** A document of one paragraph, as the editor stores it. */
export const documentOfText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
    ],
  },
})
