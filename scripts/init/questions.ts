import { isIP } from 'node:net'

import { productionErrors } from '../../src/env'
import { isEmailAddress } from '../../src/lib/email-address'
import { isLocalHost } from '../../src/lib/local-host'
import { UserError } from '../process/user-error.mjs'

/** Something that only the operator knows, and that a flag can answer instead. */
export interface Question {
  flag: string
  text: string
  /** Returns the answer as it's stored. Throws a UserError that says what is wrong. */
  read: (answer: string) => string
}

function readAddress(answer: string): string {
  const text = answer.includes('://') ? answer : `https://${answer}`
  if (!URL.canParse(text)) throw new UserError(`${answer} is no address: type one such as www.agency.com.`)
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new UserError(
      `${answer} has more than the name of the site: type only that, such as www.agency.com.`,
    )
  // Only for this machine: it may have http, and any port.
  if (isLocalHost(url.hostname)) return url.origin
  if (url.protocol !== 'https:')
    throw new UserError(
      'The site needs https, so that nobody can read passwords: type https:// or only its name.',
    )
  if (url.port) throw new UserError('The site is on the usual port of https: type its name without a port.')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !url.hostname.includes('.'))
    throw new UserError(
      `${url.hostname} is no public name, so it gets no certificate: type one such as www.agency.com.`,
    )
  return url.origin
}

function readSender(answer: string): string {
  const [fault] = productionErrors({ ...complete, MAIL_FROM: answer })
  if (fault) throw new UserError(`${fault.replace(/^MAIL_FROM:/, 'It')}.`)
  if (answer.includes("'")) throw new UserError('MAIL_FROM must have no single quote: type ’ instead.')
  return answer
}

/** Variables without a fault, so that the only one is that of an answer. */
const complete = {
  DATABASE_URL: 'postgres://a:b@localhost/c',
  PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
  SITE_URL: 'https://localhost',
}

/** Splits `Ana Ruiz <ana@agency.com>`; a plain address has no name. */
export function personOf(admin: string): { name: string; email: string } {
  const [, name = '', email = admin] = /^(.*?)\s*<([^<>]+)>$/.exec(admin) ?? []
  return { name: name.trim(), email: email.trim() }
}

function readAdmin(answer: string): string {
  const { name, email } = personOf(answer)
  if (!isEmailAddress(email)) throw new UserError(`${email || 'Nothing'} is no email address.`)
  if (!name)
    throw new UserError('The name is missing: type it before the address, such as Ana Ruiz <ana@agency.com>.')
  if (name.includes("'")) throw new UserError('The name must have no single quote: type ’ instead.')
  return `${name} <${email}>`
}

export const questions = {
  address: { flag: '--address', text: 'Address of the site, such as www.agency.com: ', read: readAddress },
  mailFrom: {
    flag: '--mail-from',
    text: 'Sender of its emails, such as Agency <hello@agency.com>: ',
    read: readSender,
  },
  admin: { flag: '--admin', text: 'First admin, such as Ana Ruiz <ana@agency.com>: ', read: readAdmin },
} satisfies Record<string, Question>
export type Answers = Record<keyof typeof questions, string>
