import { createTransport } from 'nodemailer'

import { env } from '@/env'

/** A mail as it goes out. `id` names it for ever: the same mail sent again carries the same Message-ID. */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  /** Pictures that the HTML shows by `cid:`. */
  pictures?: { cid: string; filename: string; content: Buffer }[]
}

export type Mailer = {
  /** Resolves when the server has taken the mail. Throws MailRefused for good, anything else for now. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** The mail server will never take this mail: trying again is of no use. */
export class MailRefused extends Error {}

/** Milliseconds of silence. */
const patience = {
  dnsTimeout: 8_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
}

/** Milliseconds for one mail, less than a claim lives (features/shell/mail/outbox.ts): nobody else sends it meanwhile. */
const longest = 60_000

const domain = /@([^\s<>@]+)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'localhost'

/** A mail server behind an address such as smtp://user:password@host:587, with few connections kept open. */
export function openMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A mail that may already be taken is our own affair to repeat, not the pool's.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  })
  return { send: (mail) => send(transport, mail), close: () => transport.close() }
}

async function send(transport: ReturnType<typeof createTransport>, mail: OutgoingMail): Promise<void> {
  const { id, to, subject, html, text, replyTo, headers, pictures = [] } = mail
  const attachments = pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const }))
  const message = {
    from: env.MAIL_FROM,
    to: { name: '', address: to },
    subject,
    html,
    text,
    replyTo,
    headers,
    attachments,
  }
  try {
    await transport.sendMail({
      ...message,
      messageId: `<${id}@${domain}>`,
      signal: AbortSignal.timeout(longest),
    })
  } catch (error) {
    throw isFinal(error as SmtpError) ? new MailRefused((error as Error).message) : error
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Answers about signing in or about the sender are our fault and can be mended; those about this mail cannot. */
const mendable = new Set([500, 502, 503, 504, 521, 530, 534, 535, 538])

function isFinal({ code, command, responseCode }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return aboutThisMail && (responseCode ?? 0) >= 500 && !mendable.has(responseCode ?? 0)
}
