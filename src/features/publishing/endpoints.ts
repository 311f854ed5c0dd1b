import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { publishBoth } from './operations/publish-both'
import { restoreVersion } from './operations/restore-version'
import { unpublishBoth } from './operations/unpublish-both'
import { documentSchema, restoreSchema } from './schemas'

export const publishingEndpoints = {
  POST: {
    'publish-both': handle({ who: 'staff', limit: 'publishing', input: documentSchema, run: publishBoth }),
    'restore-version': handle({
      who: 'staff',
      limit: 'publishing',
      input: restoreSchema,
      run: restoreVersion,
    }),
    'unpublish-both': handle({
      who: 'staff',
      limit: 'publishing',
      input: documentSchema,
      run: unpublishBoth,
    }),
  },
} satisfies Endpoints
