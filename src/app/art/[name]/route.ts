import { versionOf } from '@/lib/art/catalog'
import { artFile } from '@/lib/server/images/art-file'

type Context = { params: Promise<{ name: string }> }

/** A picture opened as a document must not run scripts or load anything. */
const safe = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The site's drawings as files: `/art/<name>.svg?v=<version>`. Immutable only if `v` matches the current bytes: during a
 * rollout an old instance must not pin an old file to a new URL.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [, name] = /^([a-z0-9-]{1,80})\.svg$/.exec((await params).name) ?? []
  const file = name && (await artFile(name))
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const exact = new URL(request.url).searchParams.get('v') === versionOf(name)
  const cache = exact
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400'
  return new Response(file, { headers: { ...safe, 'Cache-Control': cache } })
}
