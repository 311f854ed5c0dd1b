import type { Page } from '@playwright/test'

import { CONSENT_VERSION } from '@/features/proposal-signing/signing-rules'
import { longDate } from '@/lib/dates'
import { money } from '@/lib/money'
import { expect, locales, localePath, test } from '../support/e2e'
import { newSession, rows, site } from '../support/http'
import { print } from '../support/paper'
import { newClient, newInvoice, newProposal, signInAs, tableOf } from '../support/portal'
import { seededPost } from '../support/seeded-post'
import { createTicketAs, replyAsTeam } from '../support/ticket-requests'
import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import signingEn from '@/messages/en/signing.json' with { type: 'json' }
import ticketsEn from '@/messages/en/tickets.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import signingEs from '@/messages/es/signing.json' with { type: 'json' }
import ticketsEs from '@/messages/es/tickets.json' with { type: 'json' }

const texts = {
  en: { invoices: invoicesEn, proposals: proposalsEn, signing: signingEn, tickets: ticketsEn },
  es: { invoices: invoicesEs, proposals: proposalsEs, signing: signingEs, tickets: ticketsEs },
}

/** Prints the open page on each paper: it has all of these words, none of those, and nothing in the margin. */
async function expectOnPaper(page: Page, words: readonly string[], controls: readonly string[] = []) {
  for (const format of ['Letter', 'A4'] as const) {
    const { text, outside } = await print(page, format)
    expect(outside, `in the margin on ${format}`).toEqual([])
    const plain = (words: string) => words.replaceAll(/[\s\u00a0]+/g, ' ')
    expect(
      words.filter((word) => !text.includes(plain(word))),
      `missing on ${format}: ${text}`,
    ).toEqual([])
    expect(
      controls.filter((word) => text.includes(plain(word))),
      `printed on ${format}`,
    ).toEqual([])
  }
}

/** Ten columns: a word, a sentence, and amounts of up to eleven characters. */
const table = [
  ['Mes', 'Qué se entrega', ...Array.from({ length: 8 }, (_, index) => `Columna${index + 1}`)],
  ...Array.from({ length: 30 }, (_, row) => [
    `Fila${row + 1}`,
    `Entrega ${row + 1}: páginas en español y en inglés, con reconocimiento automático y seguimiento`,
    ...Array.from({ length: 8 }, (_, index) => money(1_234_500 + row * 100 + index, 'USD', 'es')),
  ]),
]
const wordsOfTable = table.flat().flatMap((cell) => (cell.startsWith('Entrega') ? [] : [cell]))

for (const { language, prefix } of locales)
  test.describe(`on paper (${language})`, { tag: '@once' }, () => {
    const t = texts[language]
    const at = (path: string) => localePath(prefix, path)

    test('an invoice, a ticket and a proposal have every word and amount', async ({ page }) => {
      const { client, email } = await newClient(language)
      await signInAs(page, email)

      const invoice = await newInvoice(client, {
        amount: 101_500,
        description: 'Campañas de Google Ads, marzo\nDiseño: US$1,015.00',
      })
      await page.goto(at(`/dashboard/invoices/${invoice.id}`))
      await expect(page).toHaveTitle(new RegExp(`^${t.invoices.title} ${invoice.number} - `))
      const sum = money(101_500, 'USD', language)
      await expectOnPaper(
        page,
        [
          invoice.number,
          sum,
          `${t.invoices.document.total} ${sum}`,
          `${invoice.number} · ${t.invoices.document.statuses.pending}`,
          'Google Ads, marzo',
          'Diseño: US$1,015.00',
        ],
        [t.invoices.download, t.invoices.ask, t.invoices.back],
      )

      const session = await newSession(email)
      const ticket = await createTicketAs(session, {
        title: 'El formulario no llega',
        description: 'Desde ayer.',
      })
      await replyAsTeam(ticket, `Ya lo vemos: ${'palabra '.repeat(300)}fin del mensaje.`)
      await page.goto(at(`/dashboard/tickets/${ticket}`))
      const [{ number } = { number: 0 }] = await rows<{ number: number }>(
        'select number from tickets where id = $1',
        [ticket],
      )
      const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day')
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      await expectOnPaper(
        page,
        [
          'El formulario no llega',
          t.tickets.number.replace('{number}', String(number)),
          'Desde ayer.',
          longDate(new Date(), language, timeZone),
          'fin del mensaje.',
        ],
        [t.tickets.back, t.tickets.reply.send, t.tickets.reply.label, `${today},`],
      )

      const id = await newProposal(client, 'awaiting', {
        title: 'Citas y recordatorios',
        language,
        blocks: [tableOf(table)],
      })
      await page.goto(at(`/proposal/${id}`))
      const amounts = [money(635_000, 'USD', language).replace('.00', ''), ...wordsOfTable]
      const controls = [
        t.signing.title,
        t.signing.submit,
        t.signing.clear,
        t.signing.pad.hint,
        t.signing.else.title,
        t.signing.else.declineButton,
        t.signing.bar.go,
        t.proposals.back,
      ]
      await expectOnPaper(page, ['Citas y recordatorios', 'Lo que pediste', ...amounts], controls)

      const [version] = await rows<{ sha256: string }>(
        'select sha256 from proposal_versions where proposal_id = $1',
        [id],
      )
      const signed = await session.post('/api/sign-proposal', {
        data: {
          proposal: id,
          version: version?.sha256,
          typedName: 'María Guadalupe Ñáñez',
          consentVersion: CONSENT_VERSION,
          consentLanguage: language,
        },
        headers: { origin: site },
      })
      expect(signed.ok()).toBe(true)
      await page.reload()
      const day = longDate(new Date(), language, 'America/New_York')
      await expectOnPaper(
        page,
        [
          t.signing.signed.day.replace('{date}', day),
          'María Guadalupe Ñáñez',
          t.signing.evidence.title,
          'SHA-256',
          ...amounts,
        ],
        [t.signing.signed.download, t.signing.signed.next, t.proposals.end.signed.more],
      )
    })

    test('an invoice has its days side by side, and no page for its last line alone', async ({ page }) => {
      const { client, email } = await newClient(language)
      await signInAs(page, email)
      const { id } = await newInvoice(client, { status: 'paid' })
      await rows('update invoices set paid_on = due_date where id = $1', [id])
      await page.goto(at(`/dashboard/invoices/${id}`))
      const sheet = page.getByRole('article')
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 640, height: 900 })
      const words = t.invoices.document
      const tops = await Promise.all(
        [words.issued, words.due, words.paidOn].map(
          async (label) => (await sheet.getByText(label, { exact: true }).boundingBox())?.y,
        ),
      )
      expect(new Set(tops).size, String(tops)).toBe(1)
      const { id: open } = await newInvoice(client)
      await page.goto(at(`/dashboard/invoices/${open}`))
      const description = sheet.getByRole('cell').first()
      for (let lines = 1; lines <= 20; lines += 1) {
        await description.evaluate((cell, count) => {
          cell.textContent = Array.from({ length: count }, (_, index) => `Trabajo ${index + 1}`).join('\n')
        }, lines)
        const { pages, lastLines } = await print(page, 'Letter')
        if (pages > 1) expect(lastLines, `on page ${pages} with ${lines} lines`).toBeGreaterThan(2)
        // What an invoice has in most cases is one page.
        if (lines <= 4) expect(pages).toBe(1)
      }
    })

    test('a post and a legal page have no controls', async ({ page }) => {
      await page.goto(at(`/blog/${await seededPost(language)}`))
      const last = await page.getByRole('article').first().getByRole('paragraph').last().textContent()
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await expectOnPaper(page, [title ?? '', last?.slice(-40) ?? ''])
      await page.goto(at('/terms-of-service'))
      await expectOnPaper(page, [(await page.getByRole('heading', { level: 1 }).textContent()) ?? ''])
    })
  })
