import { isLanguage, type Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Context<Params> = { params: Promise<{ locale: string } & Params> }

/** A response body and its content type. */
type File = { type: string; body: string | Uint8Array<ArrayBuffer> }

/**
 * Wraps a route handler for a generated file in one language. The page cache keeps the file; a missing one (404) and one
 * whose data cannot be read (503) are not cached.
 */
export const localizedFile =
  <Params = object>(render: (language: Language, params: Params) => Promise<File | undefined>) =>
  async (_request: Request, { params }: Context<Params>): Promise<Response> => {
    const { locale, ...rest } = await params
    if (!isLanguage(locale)) return emptyResponse(404)
    try {
      const file = await render(locale, rest as Params)
      if (!file) return emptyResponse(404)
      return new Response(file.body, { headers: { 'Content-Type': file.type, ...noSniff } })
    } catch (error) {
      log.error({ err: error }, 'a generated file could not be rendered')
      return emptyResponse(503)
    }
  }

const noSniff = { 'X-Content-Type-Options': 'nosniff' }

const emptyResponse = (status: 404 | 503) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
