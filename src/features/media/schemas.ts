import { z } from 'zod'

import { pictureCollections } from './rules'

/** The query string of GET /api/picture-uses. */
export const pictureUsesSchema = z.object({
  collection: z.enum(pictureCollections, 'invalid'),
  id: z.uuid('invalid'),
})
