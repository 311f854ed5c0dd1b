import type { Language } from '@/i18n/languages'

/** The content of an email. Its HTML and its plain text are rendered from the same blocks. */

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'quote'; label: string; text: string; language: Language }
  | { kind: 'button'; label: string; href: string; hint: string }
  | { kind: 'signature'; name: string; details: string }
  /** Times side by side, such as that of the reader and that of the other one. */
  | { kind: 'clocks'; clocks: { label: string; time: string; note: string }[] }
  /** A smaller text with a link in it. */
  | { kind: 'linked'; before: string; label: string; href: string; after: string }
  /** Choices, each with its link. */
  | { kind: 'choices'; rows: { text: string; note: string; label: string; href: string }[] }

export type EmailContent = {
  subject: string
  /** The line that an inbox shows after the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Why the recipient gets this email. */
  footer: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  /** The address of an invisible picture, by which the site learns that the HTML was opened. */
  pixel?: string
  /** A calendar file that mail programs offer to add, change or remove an event. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }
  /** What the email belongs to, such as the id of a ticket: mail programs show those of one thread together. */
  thread?: string
}

/** The sender and the recipient, which every template gets in addition to the data of the row. */
export type EmailContext = {
  language: Language
  recipient: string
  siteUrl: string
  brand: string
  email: string | null
  phone: string | null
  /** The legal name and address below every email; missing when staff entered neither. */
  sender?: string
  zone: string
  /** The cities of the offices in the language of the email, by zone. */
  places?: Readonly<Record<string, string>>
}

/** Turns the data of a row into the content of an email. Throws when the data do not match the template's schema. */
export type Template = (data: unknown, context: EmailContext) => EmailContent

const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Returns untrusted text on one line, without control and bidirectional characters, cut at `maxLength` characters. */
export function oneLine(value: string, maxLength = 200): string {
  const line = value.toWellFormed().replace(CONTROL_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}

/** Returns untrusted text with its line breaks, without other control characters, cut at `maxLength` characters. */
export function manyLines(value: string, maxLength = 5000): string {
  const lines = value.toWellFormed().replace(/\r\n?/g, '\n').split('\n')
  const text = lines
    .map((line) => line.replace(CONTROL_CHARACTERS, ' ').trimEnd())
    .join('\n')
    .trim()
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text
}
