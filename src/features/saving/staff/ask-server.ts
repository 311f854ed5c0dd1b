import { judgeAnswer, type Outcome } from '../answer-rules'
import { canonical, ownData, type FormValues } from '../data-rules'
import type { DocumentVersion } from './document-version'
import { isNew, type FormPort } from './form-port'
import { readAccount, readDocument, sendDocument, type Sending } from './send-document'

/** How often a request starts again by itself, because the document was saved elsewhere. */
const MAX_ROUNDS = 5

export type SaveOptions = {
  /** `draft` and `published` for documents with drafts. */
  status?: 'draft' | 'published'
  /** Nobody asked for it. */
  isAutosave?: boolean
}

const unanswered: Outcome = { kind: 'failed', reason: 'unanswered' }

/** Sends a request and returns what it came to. A 404 or 403 is asked after: without a session, Payload's are the same. */
async function ask(sending: Sending): Promise<Outcome> {
  const { target, language, base, account } = sending
  const outcome = judgeAnswer(await sendDocument(sending), { target, language, after: base })
  if (outcome.kind !== 'unclear') return outcome
  const signedIn = await readAccount()
  if (signedIn === undefined) return unanswered
  if (signedIn !== account) return { kind: 'signedOut', isOther: signedIn !== null }
  const status = outcome.reason === 'missing' ? 404 : 403
  return { kind: 'refused', reason: outcome.reason, status, problems: [] }
}

/**
 * Sends what was changed in the form. If the document was saved elsewhere since, takes over what was changed there in other
 * fields, and sends again.
 */
export async function saveForm(
  port: FormPort,
  version: DocumentVersion,
  { status, isAutosave = false }: SaveOptions,
): Promise<{ outcome: Outcome; values: FormValues }> {
  const { target, language, account } = port
  for (let round = 1; ; round += 1) {
    const values = ownData(port.read())
    const changes = version.toSend(values, isNew(port))
    const data = { ...changes, ...(status && { _status: status }) }
    const isDraft = status === 'draft'
    const creation = isNew(port) ? version.creation : undefined
    const sending = { target, language, account, base: version.at, creation, data, isDraft, isAutosave }
    const outcome = await ask(sending)
    if (outcome.kind === 'created') return meetCreated(port, outcome.id)
    if (outcome.kind === 'failed' && outcome.reason !== 'busy' && !isNew(port)) version.doubt(changes)
    if (outcome.kind !== 'changed' || round === MAX_ROUNDS) return { outcome, values }
    const latest = await readDocument(target, language)
    if (!latest) return { outcome: unanswered, values }
    const now = ownData(port.read())
    const mine = version.unsaved(now)
    if (!version.meet(latest, now)) return { outcome, values }
    port.accept(latest, (field) => !mine.includes(field))
  }
}

/**
 * Returns the document that an earlier try has created, as confirmed. What the form leaves empty, such as the address of a
 * post, the server may have filled in; anything else that differs was typed since.
 */
async function meetCreated(
  { target, language, read }: FormPort,
  id: string,
): Promise<{ outcome: Outcome; values: FormValues }> {
  const document = await readDocument({ ...target, id }, language)
  const values = ownData(read())
  if (!document) return { outcome: unanswered, values }
  const empty = Object.entries(values).filter(([, value]) => canonical(value) === '')
  return {
    outcome: { kind: 'saved', document },
    values: { ...ownData(document), ...Object.fromEntries(empty) },
  }
}

/**
 * Changes the status of one language of the document, and nothing else; 'changed' when its draft isn't what the form shows
 * any more. Schedules and the other language move its time, not its words.
 */
export async function saveStatus(
  { target, account, language: open }: FormPort,
  version: DocumentVersion,
  { language, data }: { language: string; data: object },
): Promise<Outcome> {
  for (let round = 1; ; round += 1) {
    const sending = { target, language, account, data, isDraft: false, isAutosave: false }
    const outcome = await ask({ ...sending, base: version.at })
    if (outcome.kind !== 'changed' || round === MAX_ROUNDS) return outcome
    const latest = await readDocument(target, open)
    if (!latest) return unanswered
    if (!version.isShown(latest)) return outcome
    version.adopt(latest)
  }
}
