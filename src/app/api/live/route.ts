import { handleStream } from '@/lib/server/live/open-stream'

export const dynamic = 'force-dynamic'

export const GET = handleStream

/** Otherwise Next would open a stream that nobody reads. */
export const HEAD = () => new Response(null, { status: 405, headers: { allow: 'GET' } })
