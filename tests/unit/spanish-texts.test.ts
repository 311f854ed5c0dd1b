import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { parseFrontMatter } from '../../scripts/seed/markdown'
import admin from '@/messages/es/admin.json'
import tickets from '@/messages/es/tickets.json'

const read = (path: string) => readFileSync(path, 'utf8')
const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

const messages = filesIn('src/messages/es')
const proposals = filesIn('scripts/seed/proposals').filter((path) => /quiroz|alarcon/.test(path))
const seeded = [
  ...filesIn('scripts/seed/words/legal').filter((path) => path.endsWith('.es.md')),
  ...filesIn('scripts/seed/posts')
    .map((folder) => join(folder, 'es.md'))
    .filter((path) => existsSync(path)),
  ...proposals,
  'scripts/seed/words/tickets/es.ts',
]

/** Words that only one of the two countries uses, or that have another name in Puente. */
const otherWords =
  /.*\b(pl[aá]tic\w*|mayoreo|menudeo|con todo y|ligar|montos?|tarifas?|pago mensual|pol[ií]tica de privacidad|esta entrada)\b.*/gi

describe('the Spanish texts', () => {
  test.each([...messages, ...seeded])('use the words of both countries in %s', (path) => {
    expect(read(path).match(otherWords)).toBeNull()
  })

  test.each([...messages, ...seeded])('say which dollars they mean in %s', (path) => {
    // One message is an English one that the page quotes.
    expect(read(path).match(/.*(?<!US|, from )\$\d.*/g)).toBeNull()
  })

  test('call a service the same in the form and in a proposal', () => {
    const { full_service: _, ...serviceTypes } = admin.proposals.serviceTypes
    expect(admin.leads.services).toMatchObject(serviceTypes)
  })

  test.each(['failed', 'noClient', 'replyFailed', 'closed', 'gone', 'tooMany', 'signedOut'] as const)(
    'say that nothing was lost when a ticket form fails: %s',
    (key) => {
      expect(tickets.errors[key]).toMatch(/sigue aquí/i)
    },
  )

  test.each(proposals)('the terms agree with the first invoice in %s', (path) => {
    const { fields, body } = parseFrontMatter(read(path))
    const hasBothFees = Number(fields.setup) > 0 && Number(fields.monthly) > 0
    if (hasBothFees && fields.state !== 'draft')
      expect(body).toContain('El pago inicial y el primer mes se facturan cuando firmes')
    else expect(body).not.toContain('primer mes')
  })
})
