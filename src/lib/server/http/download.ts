import { AppError } from '@/lib/app-error'
import { DOWNLOAD_PARAMETER } from '@/lib/download'
import { databaseFailed } from '@/lib/server/db/outage'
import { authorize, type Context, type Who } from './authorize'
import { withErrorResponse } from './error-response'
import { consumeRateLimit, type RateLimit } from './rate-limit'

/** A file that is generated for one user. */
export type FileDownload = { name: string; type: 'application/pdf'; bytes: Uint8Array<ArrayBuffer> }

type Download = {
  who: Exclude<Who, 'anyone'>
  limit: RateLimit
  /** `params` are those of the route, unchecked. */
  run: (context: Context, params: Record<string, string>) => Promise<FileDownload>
  /** The path of the page of the document, which offers the file. `id` is encoded. */
  page: (id: string) => string
}

/**
 * Returns the route handler of a download: checks session, role and rate limit, then runs the operation. Never cached. A
 * person who opens the address without a session, or that of a file that is not theirs, is led to the document's page: it
 * asks them to sign in and then starts the download, or says that there is none. Other requests get the error.
 */
export function handleDownload({ who, limit, run, page }: Download) {
  return (request: Request, { params }: { params: Promise<Record<string, string>> }): Promise<Response> =>
    withErrorResponse(request, async () => {
      const given = await params
      try {
        const context = await authorize(request, who)
        await consumeRateLimit(limit, context.user?.id ?? context.address)
        const { name, type, bytes } = await run(context, given)
        const headers = {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        }
        return new Response(bytes, { headers })
      } catch (error) {
        if (!isNavigation(request.headers) || !isRefusal(error)) throw error
        // Only after signing in is there something to try again.
        const query = error.code === 'unauthenticated' ? `?${DOWNLOAD_PARAMETER}` : ''
        const location = page(encodeURIComponent(given.id ?? '')) + query
        return new Response(null, { status: 303, headers: { location } })
      }
    })
}

/** Whether a person opened the address in a browser. Old browsers only say what they accept. */
const isNavigation = (headers: Headers): boolean =>
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  (headers.get('accept') ?? '').includes('text/html')

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  ['unauthenticated', 'forbidden', 'not_found'].includes(error.code) &&
  !databaseFailed()
