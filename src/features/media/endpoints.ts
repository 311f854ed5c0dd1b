import type { QueriesOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handleQuery } from '@/lib/server/http/handle'
import { findPictureUses, pictureUsesSchema } from './queries'

export const mediaEndpoints = {
  GET: {
    'picture-uses': handleQuery({ who: 'staff', input: pictureUsesSchema, run: findPictureUses }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Queries extends QueriesOf<typeof mediaEndpoints> {}
}
