import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** A link that a mail carries. The database keeps its digest alone: whoever reads a row or a backup cannot use it. */
export type MailLink = { token: string; digest: string; until: Date }

/** A new link that works for so many seconds. Its end is part of the token, so that it needs no column of its own. */
export function newLink(seconds: number): MailLink {
  const until = new Date(Date.now() + seconds * 1_000)
  const token = `${until.getTime().toString(36)}.${randomBytes(32).toString('base64url')}`
  return { token, digest: digestOf(token), until }
}

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether the time of a token is over, or it is none of ours. */
export const isOver = (token: string): boolean => !(parseInt(token.split('.')[0] ?? '', 36) > Date.now())

/**
 * What the browser keeps that chose the password of an account whose address is still to be proved: with it, the link
 * of the mail needs no password there. It is made of the digest, so that it can be told from the row alone.
 */
export const proofOf = (digest: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`chose the password of ${digest}`)
    .digest('base64url')

export function isProofOf(digest: string, proof: string | undefined): boolean {
  const [one, other] = [Buffer.from(proof ?? ''), Buffer.from(proofOf(digest))]
  return one.length === other.length && timingSafeEqual(one, other)
}
