import { handleQuery, type Endpoints, type QueriesOf } from '@/lib/server/http/handle'
import { findPictureUses, pictureUsesSchema } from './queries'

export const mediaEndpoints = {
  GET: {
    'picture-uses': handleQuery({ who: 'staff', input: pictureUsesSchema, run: findPictureUses }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Queries extends QueriesOf<typeof mediaEndpoints> {}
}
