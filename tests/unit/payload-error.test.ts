import { APIError, Forbidden, Locked, NotFound, QueryError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { payloadErrorCode } from '@/lib/server/payload-error'

/** An error as the production build throws it, with a class of another name. */
function renamed<Thrown extends Error>(error: Thrown): Thrown {
  return Object.assign(error, { name: 'n' })
}
const invalidField = { collection: 'posts', errors: [{ path: 'title', message: 'Required' }] }

describe('an error of Payload whose name was shortened', () => {
  it.each([
    ['not_found', new NotFound()],
    ['forbidden', new Forbidden()],
    ['conflict', new Locked('Someone else is editing it.')],
    ['invalid', new ValidationError(invalidField)],
    [undefined, new APIError('Missing ID of document to update.', 400)],
    [undefined, new APIError('Broken')],
    [undefined, new Error('Broken')],
    [undefined, new QueryError([{ path: 'nope' }])],
  ])('is %s', (code, error) => expect(payloadErrorCode(renamed(error))).toBe(code))

  it.each([undefined, null, 'text', 404])('has no code for a thrown %j', (thrown) => {
    expect(payloadErrorCode(thrown)).toBeUndefined()
  })
})
