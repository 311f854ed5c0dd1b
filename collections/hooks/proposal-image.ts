import { createHash } from 'node:crypto'

import type { Access, CollectionBeforeChangeHook, DefaultValue, PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import { asSystem } from '../../src/lib/server/db/local-api'
import { isAdmin, isStaff } from '../../src/lib/roles'

/** Admins, and the owner of the proposal that the picture is for. */
export const canAddImage: Access<{ proposal?: unknown }> = async ({ data, req }) => {
  if (!isStaff(req.user) || isAdmin(req.user) || !data?.proposal) return isStaff(req.user)
  const { success, data: id } = z.guid().safeParse(data.proposal)
  if (!success) return false
  const where: Where = { and: [{ id: { equals: id } }, { owner: { equals: req.user?.id } }] }
  return (await asSystem(req).count({ collection: 'proposals', where })).totalDocs > 0
}

/** The proposal on whose page of the admin the picture is added to the text. */
export const proposalOfPage = (({ req }: { req: PayloadRequest }) =>
  /\/collections\/proposals\/([\da-f-]{36})(?:[/?#]|$)/.exec(
    req.headers.get('referer') ?? '',
  )?.[1]) as DefaultValue

/** Sets the SHA-256 of the file that is stored. */
export const setDigest: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, sha256: createHash('sha256').update(req.file.data).digest('hex') } : data
