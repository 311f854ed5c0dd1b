import type { ErrorCode } from '@/lib/app-error'

/**
 * What kind of error Payload threw, by what it carries: the production build shortens the names of Payload's error classes,
 * and contains each class twice.
 */
type Thrown = { status?: unknown; data?: unknown } | null | undefined

/** The data of a publication that is refused because nobody has read what a language model wrote. */
export const UNREAD = { code: 'unread' } as const

const codes: Record<number, ErrorCode> = { 403: 'forbidden', 404: 'not_found', 423: 'conflict' }

/** Returns the code of an error that Payload throws when it refuses an operation; undefined for any other error. */
export function payloadErrorCode(error: unknown): ErrorCode | undefined {
  const { status, data } = (error as Thrown) ?? {}
  // The data of invalid fields. Other errors of this status are mistakes in the call.
  if (status === 400)
    return Array.isArray((data as { errors?: unknown } | null | undefined)?.errors) ? 'invalid' : undefined
  if (status === 409 && (data as Partial<typeof UNREAD> | null | undefined)?.code === UNREAD.code)
    return 'unread'
  return codes[Number(status)]
}
