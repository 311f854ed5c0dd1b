import { authorize, type Context, type Who } from './authorize'
import { withErrorResponse } from './error-response'
import { consumeRateLimit } from './rate-limit'
import type { RateLimit } from './rate-limits'

/** A file that is generated for one user. */
export type FileDownload = { name: string; type: 'application/pdf'; bytes: Uint8Array<ArrayBuffer> }

type Download = {
  who: Exclude<Who, 'anyone'>
  limit: RateLimit
  /** `params` are those of the route, unchecked. */
  run: (context: Context, params: Record<string, string>) => Promise<FileDownload>
}

/** Returns the route handler of a download: checks session, role and rate limit, then runs the operation. Never cached. */
export function handleDownload({ who, limit, run }: Download) {
  return (request: Request, { params }: { params: Promise<Record<string, string>> }): Promise<Response> =>
    withErrorResponse(request, async () => {
      const context = await authorize(request, who)
      await consumeRateLimit(limit, context.user?.id ?? context.address)
      const { name, type, bytes } = await run(context, await params)
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      }
      return new Response(bytes, { headers })
    })
}
