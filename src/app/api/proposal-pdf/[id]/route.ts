import { downloadProposal } from '@/features/proposal-signing/operations/download-proposal'
import { handleDownload } from '@/lib/server/http/download'

export const dynamic = 'force-dynamic'

export const GET = handleDownload({
  who: 'user',
  limit: 'download',
  run: downloadProposal,
  page: (id) => `/proposal/${id}`,
})
