import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type FieldHook,
} from 'payload'
import { documentPath } from '@/features/routes/rules'
import { env } from '../../src/env'
import {
  resolveChain,
  isPlainPath,
  isSamePath,
  pathOnSite,
  splitLanguage,
  possibleSpellings,
} from '../../src/features/redirects/rules'
import { isSitePath, isLinkTarget, normalizePath } from '../../src/lib/paths'
import { asSystem } from '../../src/lib/server/db/local-api'
import type { Redirect } from '../../src/payload-types'
import { translate } from '../fields/texts'
import { hasPageAt, findPublicPaths } from './public-paths'
import { localizedPath } from '../../src/i18n/languages'

/** Returns the current path or URL of the target for the admin. The path of a document is in the locale of `from`. */
export const describeTarget: FieldHook<Redirect> = async ({ data, req }) => {
  const { from, to } = data ?? {}
  if (!req.user || !from || !to) return undefined
  if (to.type === 'custom') return to.url
  if (!to.reference) return translate(req, 'redirects:nowhere')
  const { relationTo: kind, value } = to.reference
  const { language } = splitLanguage(from)
  const paths = await findPublicPaths[kind](req, typeof value === 'object' ? value.id : value)
  const path = paths.find((candidate) => candidate.isPublic && candidate.language === language)
  return path ? localizedPath(documentPath(kind, path.slug), language) : translate(req, 'redirects:nowhere')
}

type Problem = [field: 'from' | 'to.url', key: 'taken' | 'own' | 'self' | 'loop']

/**
 * Rejects redirects entered by staff that visitors would never follow or that never end: from a path that has a redirect
 * or a page already, to itself, or in a loop. Fields validate their format themselves. Automatic redirects are not
 * checked, because an error would prevent the post from being saved.
 */
export const validateRedirect: CollectionBeforeValidateHook<Redirect> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (context.automatic === true) return data
  const row = { ...originalDoc, ...data, to: { ...originalDoc?.to, ...data?.to } } as Redirect
  if (!isString(row.from) || !isSitePath(row.from) || !isPlainPath(row.from)) return data
  const problem = await findProblem(req, row)
  if (problem) throwValidationError(req, problem)
  return { ...data, from: normalizeFrom(row.from) }
}

function throwValidationError(req: PayloadRequest, [path, key]: Problem): never {
  const label = translate(req, path === 'from' ? 'redirects:from' : 'redirects:url')
  const errors = [{ path, label, message: translate(req, `redirects:errors:${key}`) }]
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
}

/** Returns the path as typed if requests for it can match, else its normalized form, such as for '/EN/old' or '/a//b'. */
function normalizeFrom(from: string): string {
  const found = equivalentPaths(from)
  return found.includes(from) ? from : (found[0] ?? from)
}

/** Returns the spellings under which the same path may be stored. */
function equivalentPaths(full: string): string[] {
  const { language, path } = splitLanguage(normalizePath(full))
  return possibleSpellings(path, language)
}

const isString = (value: unknown): value is string => typeof value === 'string'

async function findProblem(req: PayloadRequest, { id, from, to }: Redirect): Promise<Problem | undefined> {
  const findRedirect = redirectFinder(req, id)
  if (await findRedirect(from)) return ['from', 'taken']
  if (await hasPageAt(req, from)) return ['from', 'own']
  const url = customUrl(to)
  const own = url && pathOnSite(url, env.SITE_URL)
  if (!own) return undefined
  if (isSamePath(own, from)) return ['to.url', 'self']
  const next = async (path: string) =>
    isSamePath(path, from) ? url : customUrl((await findRedirect(path))?.to)
  return (await resolveChain(from, env.SITE_URL, next)) === undefined ? ['to.url', 'loop'] : undefined
}

/** Returns the URL of a custom target; undefined for a document, which ends a chain of redirects. */
const customUrl = (to: Redirect['to']): string | undefined =>
  to?.type === 'custom' && isString(to.url) && isLinkTarget(to.url) ? to.url : undefined

/** Returns a function that finds the redirect from a path, ignoring the redirect `id`. */
const redirectFinder = (req: PayloadRequest, id: string | undefined) => async (full: string) => {
  const others = id ? [{ id: { not_equals: id } }] : []
  const where = { and: [{ from: { in: equivalentPaths(full) } }, ...others] }
  const { docs } = await asSystem(req).find({
    collection: 'redirects',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}
