import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { importLimits, partsOf } from '../../import-rules'

/** How often a part is sent before the upload fails: a part that arrived twice is stored once. */
const MAX_TRIES = 4

/** Sends a file part by part. Returns the id of its import. Throws RequestError, or what the signal says. */
export async function sendFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const name = file.name.slice(-importLimits.fileName)
  const { id } = await runVerb('begin-lead-import', { file_name: name, bytes: file.size })
  const parts = partsOf(file.size)
  for (let part = 0; part < parts; part += 1) {
    signal.throwIfAborted()
    const bytes = file.slice(part * importLimits.partBytes, (part + 1) * importLimits.partBytes)
    await sendPart({ import: id, part, data: await base64Of(bytes) })
    onProgress((part + 1) / parts)
  }
  signal.throwIfAborted()
  return id
}

type Part = { import: string; part: number; data: string }

/** Sends a part again when the network failed. */
async function sendPart(part: Part, tries = 1): Promise<void> {
  try {
    await runVerb('add-lead-import-part', part)
  } catch (error) {
    if (requestErrorOf(error).code !== 'failed' || tries === MAX_TRIES) throw error
    await sendPart(part, tries + 1)
  }
}

function base64Of(bytes: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => {
    const url = typeof reader.result === 'string' ? reader.result : ''
    resolve(url.slice(url.indexOf(',') + 1))
  }
  reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
  reader.readAsDataURL(bytes)
  return promise
}
