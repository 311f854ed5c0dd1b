import type { Language } from '@/i18n/languages'

/** What a mail says, before it has a form: its HTML and its plain text are made from the same blocks. */

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'quote'; label: string; text: string; language: Language }
  | { kind: 'button'; label: string; href: string; hint: string }
  | { kind: 'signature'; name: string; details: string }

export type MailContent = {
  subject: string
  /** The line that an inbox shows after the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Why the reader gets this mail. */
  footer: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}

/** Who writes and to whom: what a template knows beside the row's own data. */
export type MailContext = {
  language: Language
  recipient: string
  siteUrl: string
  brand: string
  email: string | null
  phone: string | null
  zone: string
}

/** Turns a row's data into a mail. Throws when the data are not what the template needs. */
export type Template = (data: unknown, context: MailContext) => MailContent

const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** A stranger's text on one line: no line breaks or characters that steer the reader, cut at `longest` characters. */
export function oneLine(value: string, longest = 200): string {
  const line = value.toWellFormed().replace(steering, ' ').replace(/\s+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** A stranger's text that keeps its line breaks, cut at `longest` characters. */
export function manyLines(value: string, longest = 5000): string {
  const lines = value.toWellFormed().replace(/\r\n?/g, '\n').split('\n')
  const text = lines
    .map((line) => line.replace(steering, ' ').trimEnd())
    .join('\n')
    .trim()
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
