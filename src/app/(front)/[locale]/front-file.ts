import { isLanguage, type Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Context<Params> = { params: Promise<{ locale: string } & Params> }

/** What a file is made of, and how browsers shall take it. */
type File = { type: string; body: string | Uint8Array<ArrayBuffer> }

/**
 * A file of the front in a language, kept by the page cache like a page: where there is none 404, where what it is made
 * of cannot be read 503, neither of which is kept.
 */
export const frontFile =
  <Params = object>(make: (language: Language, params: Params) => Promise<File | undefined>) =>
  async (_request: Request, { params }: Context<Params>): Promise<Response> => {
    const { locale, ...rest } = await params
    if (!isLanguage(locale)) return none(404)
    try {
      const file = await make(locale, rest as Params)
      if (!file) return none(404)
      return new Response(file.body, { headers: { 'Content-Type': file.type, ...safe } })
    } catch (error) {
      log.error({ err: error }, 'a file of the front could not be made')
      return none(503)
    }
  }

const safe = { 'X-Content-Type-Options': 'nosniff' }

const none = (status: 404 | 503) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
