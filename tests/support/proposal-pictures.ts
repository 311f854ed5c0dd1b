import type { Payload } from 'payload'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { documentOfText } from './fixtures'
import { picture } from './pictures'

/** Uploads a picture for the text of a proposal. */
export async function makeProposalPicture(
  payload: Payload,
  proposal: string,
  alt = 'A sketch',
  size: [width: number, height: number] = [60, 20],
) {
  const data = await picture('webp', ...size)
  const file = { data, mimetype: 'image/webp', name: 'sketch.webp', size: data.length }
  return asSystemWithoutRequest(payload).create({
    collection: 'proposal-images',
    data: { alt, proposal },
    file,
  })
}

/** A document with a paragraph and those pictures. */
export const showing = (...ids: string[]) => {
  const { root } = documentOfText('As drawn here.')
  const pictures = ids.map((value) => ({
    type: 'upload',
    version: 3,
    format: '',
    id: value,
    fields: null,
    relationTo: 'proposal-images',
    value,
  }))
  return { root: { ...root, children: [...root.children, ...pictures] } } as ReturnType<typeof documentOfText>
}
