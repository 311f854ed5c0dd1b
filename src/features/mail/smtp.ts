import { createTransport } from 'nodemailer'

import { env } from '@/env'
import { MAX_CONCURRENT_SENDS, SEND_TIMEOUT_MS } from '@/lib/server/jobs/definitions'
import { headerAddress } from '@/lib/email-address'
import { causeOf } from '@/lib/server/log'

/** An email as it is sent. Its Message-ID derives from `id`, so a repeated delivery has the same one. */
export type OutgoingEmail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  /** The id of the thread, of which it becomes a reply. */
  thread?: string
  /** Pictures that the HTML embeds by `cid:`. */
  pictures?: { cid: string; filename: string; content: Buffer }[]
  /** Part of the text for mail programs with a calendar, and attached for those without. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }
}

export type Mailer = {
  /**
   * Resolves when the server has accepted the email. Throws PermanentMailError when a retry cannot succeed, and other
   * errors when it may. An aborted `signal` closes the connection.
   */
  send: (email: OutgoingEmail, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** The server rejected the email for good: a retry cannot succeed. */
export class PermanentMailError extends Error {}

/**
 * Milliseconds without a response. Some servers scan an email for a long time before they accept it; hanging up early
 * causes a duplicate.
 */
const SILENCE_TIMEOUTS = {
  dnsTimeout: 8_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: SEND_TIMEOUT_MS,
}

const domain = /@([^\s<>@]+)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'localhost'

/** Opens a pool of connections to a server such as smtp://user:password@host:587. */
export function openMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONCURRENT_SENDS,
    // Retries are the job queue's: the pool cannot know whether the server accepted the email.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...SILENCE_TIMEOUTS,
  })
  return { send: (email, signal) => send(transport, email, signal), close: () => transport.close() }
}

/** How long the mail server may take to answer a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 5_000

/**
 * Returns what is wrong with the mail server, as the end of a sentence that begins with 'The mail server'; undefined when it
 * greets us and accepts the user. Sends nothing.
 */
export async function mailServerProblem(
  url: string,
  timeoutMs = CHECK_TIMEOUT_MS,
): Promise<string | undefined> {
  const silence = { dnsTimeout: timeoutMs, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs }
  const transport = createTransport({ url, ...silence, socketTimeout: timeoutMs })
  // Each step may take as long as it is allowed to, all of them together not.
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), timeoutMs).unref()
  })
  try {
    await Promise.race([transport.verify(), late])
    return undefined
  } catch (error) {
    return explain(error as SmtpError, timeoutMs)
  } finally {
    transport.close()
  }
}

function explain({ code, responseCode }: SmtpError, timeoutMs: number): string {
  if (code === 'EAUTH')
    return `refuses the user or the password (${responseCode ?? code}): check SMTP_URL and the account`
  if (responseCode) return `answers ${responseCode}: it may be busy, or refuse this machine`
  if (code === 'ETIMEDOUT')
    return `did not answer within ${timeoutMs / 1_000} s: check SMTP_URL and the network`
  return `cannot be reached (${code ?? 'unknown'}): check SMTP_URL and the network`
}

/** Without an address that a header can hold, replies go to the sender. */
function replyToHeader({ name, address }: { name: string; address: string }) {
  const encoded = headerAddress(address)
  return encoded && { name, address: encoded }
}

async function send(
  transport: ReturnType<typeof createTransport>,
  email: OutgoingEmail,
  signal: AbortSignal,
): Promise<void> {
  const { id, to, subject, html, text, replyTo, headers, thread, pictures = [], calendar } = email
  const attachments = pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const }))
  const message = {
    from: env.MAIL_FROM,
    to: { name: '', address: to },
    subject,
    html,
    text,
    replyTo: replyTo && replyToHeader(replyTo),
    headers,
    attachments,
    icalEvent: calendar,
    // Not the id of an email: which one somebody got first depends on who they are.
    ...(thread && { inReplyTo: `<${thread}@${domain}>`, references: `<${thread}@${domain}>` }),
  }
  try {
    await transport.sendMail({
      ...message,
      messageId: `<${id}@${domain}>`,
      signal,
    })
  } catch (error) {
    throw withoutAddresses(error as SmtpError)
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g

/**
 * Returns the error without addresses, which mail servers quote in their reasons and nodemailer lists in properties: it is
 * logged.
 */
function withoutAddresses(error: SmtpError): Error {
  const message = causeOf(error).message.replace(ADDRESS, '...')
  const { code, command, responseCode } = error
  const clean = isPermanent(error) ? new PermanentMailError(message) : new Error(message)
  return Object.assign(clean, { code, command, responseCode })
}

/** Codes about authentication, the sender or the configuration, which an operator can fix: a retry may succeed. */
const configurationCodes = new Set([500, 502, 503, 504, 521, 530, 534, 535, 538])

function isPermanent({ code, command, responseCode }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true
  const isAboutThisEmail = command === 'RCPT TO' || command === 'DATA'
  return isAboutThisEmail && (responseCode ?? 0) >= 500 && !configurationCodes.has(responseCode ?? 0)
}
