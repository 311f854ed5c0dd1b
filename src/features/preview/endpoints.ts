import {
  handle,
  handleNavigation,
  type Endpoints,
  type QueriesOf,
  type VerbsOf,
} from '@/lib/server/http/handle'
import { createPreviewLink, revokePreviewLinks } from './operations/preview-links'
import { leavePreview, openPreview, openForm } from './operations/navigation'
import {
  createLinkSchema,
  leavePreviewSchema,
  openFormSchema,
  openPreviewSchema,
  revokeLinksSchema,
} from './schemas'

export const previewEndpoints = {
  GET: {
    preview: handleNavigation({ input: openPreviewSchema, run: openPreview }),
    'leave-preview': handleNavigation({ input: leavePreviewSchema, run: leavePreview }),
    'edit-page': handleNavigation({ input: openFormSchema, run: openForm }),
  },
  POST: {
    'preview-link': handle({
      who: 'staff',
      limit: 'publishing',
      input: createLinkSchema,
      run: createPreviewLink,
    }),
    'revoke-preview-links': handle({
      who: 'staff',
      limit: 'publishing',
      input: revokeLinksSchema,
      run: revokePreviewLinks,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof previewEndpoints> {}
  interface Queries extends QueriesOf<typeof previewEndpoints> {}
}
