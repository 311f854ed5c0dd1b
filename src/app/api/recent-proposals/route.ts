import { z } from 'zod'

import { findRecentProposals } from '@/features/proposals/queries/recent-proposals'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: z.object({}), run: (req) => findRecentProposals(req) })
