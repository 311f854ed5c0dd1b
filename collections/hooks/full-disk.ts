import { APIError, type AfterErrorHook, type PayloadRequest } from 'payload'

import { bucketSettings } from '../../src/env'
import { hasRoom } from '../../src/lib/server/images/picture-store'
import { logPerMinute } from '../../src/lib/server/log'
import { translate } from '../fields/texts'

/** Insufficient Storage. */
const STATUS = 507

/** Whether uploads are stored on a disk that is full. A folder that does not exist yet is created with the first upload. */
const isDiskFull = async (): Promise<boolean> => !bucketSettings && !(await hasRoom().catch(() => true))

function logFullDisk(): void {
  logPerMinute('full disk', 'error', {}, 'a picture was refused: the disk of MEDIA_DIR is full')
}

/** Throws one sentence for whoever uploads a picture when the disk has no room for it, before it is decoded. */
export async function requireRoom(req: PayloadRequest): Promise<void> {
  if (!(await isDiskFull())) return
  logFullDisk()
  throw new APIError(translate(req, 'pictures:errors:full'), STATUS, null, true)
}

/**
 * Says in our words that a file could not be written. The disk may become full in the middle of an upload; then Payload
 * responds with 400, as if the file were at fault. The transaction removes what was written.
 */
export const explainUnwritten: AfterErrorHook = async ({ error, req }) => {
  // By its message: the production build has two copies of Payload, whose classes differ.
  if (error.message !== req.t('error:problemUploadingFile')) return
  const isFull = await isDiskFull()
  if (isFull) logFullDisk()
  const message = translate(req, isFull ? 'pictures:errors:full' : 'pictures:errors:storage')
  return { status: isFull ? STATUS : 503, response: { errors: [{ message }] } }
}
