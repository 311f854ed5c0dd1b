import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import { env } from '../../src/env'
import {
  endOfChain,
  isPlainPath,
  isSamePlace,
  ownPath,
  placeOf,
  plainPath,
  spellings,
} from '../../src/features/redirects/rules'
import { isPath, isTarget } from '../../src/lib/paths'
import { asSystem } from '../../src/lib/server/db'
import type { Redirect } from '../../src/payload-types'
import { textFor } from '../fields/text'
import { hasPageAt } from './places'

type Fault = [field: 'from' | 'to.url', key: 'taken' | 'own' | 'self' | 'loop']

/**
 * Refuses by hand what would lead nobody anywhere. What makes itself is right when it is made, and must not keep a post
 * from being saved. Each field says itself what it may hold; here is what only the other rows and pages can tell.
 */
export const redirectsMakeSense: CollectionBeforeValidateHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (context.automatic === true) return data
  const row = { ...originalDoc, ...data, to: { ...originalDoc?.to, ...data?.to } } as Redirect
  if (!isText(row.from) || !isPath(row.from) || !isPlainPath(row.from)) return data
  const fault = await faultOf(req, row)
  if (fault) refuse(req, fault)
  return { ...data, from: asFound(row.from) }
}

function refuse(req: PayloadRequest, [path, key]: Fault): never {
  const label = textFor(req, path === 'from' ? 'redirects:from' : 'redirects:url')
  const errors = [{ path, label, message: textFor(req, `redirects:errors:${key}`) }]
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
}

/** As it was typed, unless nobody would be found by that: '/EN/old', '/a//b'. */
function asFound(from: string): string {
  const found = spellingsOf(from)
  return found.includes(from) ? from : (found[0] ?? from)
}

function spellingsOf(full: string): string[] {
  const { language, path } = placeOf(plainPath(full))
  return spellings(path, language)
}

const isText = (value: unknown): value is string => typeof value === 'string'

async function faultOf(req: PayloadRequest, { id, from, to }: Redirect): Promise<Fault | undefined> {
  const rowFrom = rowsOf(req, id)
  if (await rowFrom(from)) return ['from', 'taken']
  if (await hasPageAt(req, from)) return ['from', 'own']
  const url = addressOf(to)
  const own = url && ownPath(url, env.SITE_URL)
  if (!own) return undefined
  if (isSamePlace(own, from)) return ['to.url', 'self']
  const next = async (path: string) => (isSamePlace(path, from) ? url : addressOf((await rowFrom(path))?.to))
  return (await endOfChain(from, env.SITE_URL, next)) === undefined ? ['to.url', 'loop'] : undefined
}

/** Where a redirect leads that names an address; a document stands where it stands, and leads nowhere on. */
const addressOf = (to: Redirect['to']): string | undefined =>
  to?.type === 'custom' && isText(to.url) && isTarget(to.url) ? to.url : undefined

/** Finds the redirect from a path among all but one. */
const rowsOf = (req: PayloadRequest, id: string | undefined) => async (full: string) => {
  const others = id ? [{ id: { not_equals: id } }] : []
  const where = { and: [{ from: { in: spellingsOf(full) } }, ...others] }
  const { docs } = await asSystem(req).find({ collection: 'redirects', where, depth: 0, limit: 1 })
  return docs[0] as Redirect | undefined
}
