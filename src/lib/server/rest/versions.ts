import { AppError } from '@/lib/app-error'
import { payload } from '@/lib/server/payload'

/**
 * Throws `not_found` for the versions of a collection or global that keeps none: Payload would query a table that does not
 * exist. `segments` are those of the path below /api.
 */
export async function requireVersions(segments: readonly string[]): Promise<void> {
  const { collections, globals } = (await payload()).config
  const isGlobal = segments[0] === 'globals'
  const [slug, part] = isGlobal ? segments.slice(1) : segments
  if (part !== 'versions') return
  const found = [...(isGlobal ? globals : collections)].find((candidate) => candidate.slug === slug)
  if (found && !found.versions) throw new AppError('not_found')
}
