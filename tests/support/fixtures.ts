import type { Payload } from 'payload'

import { asSystemAlone } from '@/lib/server/db'
import type { Lead } from '@/payload-types'

/** The fields of a lead as a visitor gives them. */
export const leadInput = () => ({
  name: 'Rosa Huamán',
  email: 'rosa@clinica.example',
  message: 'Queremos más citas.',
  language: 'es' as const,
  status: 'new' as const,
  sourceName: 'Contact Form' as const,
  score: 0,
})

export const makeLead = (payload: Payload, data: Partial<Lead> = {}): Promise<Lead> =>
  asSystemAlone(payload).create({ collection: 'leads', data: { ...leadInput(), ...data } })

/** The history of a lead, oldest first. */
export async function historyOf(payload: Payload, lead: string) {
  const where = { lead: { equals: lead } }
  const { docs } = await asSystemAlone(payload).find({
    collection: 'lead-activities',
    where,
    sort: 'createdAt',
    limit: 50,
    depth: 0,
  })
  return docs
}

/** A body of one paragraph, as the editor keeps it. */
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
