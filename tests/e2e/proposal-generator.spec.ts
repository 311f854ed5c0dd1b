import { spawnSync } from 'node:child_process'

import type { Browser, Page } from '@playwright/test'

import { childEnv, env } from '@/env'
import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import boardEn from '@/messages/en/proposalBoard.json' with { type: 'json' }
import generatorEn from '@/messages/en/proposalGenerator.json' with { type: 'json' }
import invoicesEn from '@/messages/en/invoiceBoard.json' with { type: 'json' }
import leadsEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import mailEn from '@/messages/en/mail.json' with { type: 'json' }
import signingEn from '@/messages/en/signing.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import boardEs from '@/messages/es/proposalBoard.json' with { type: 'json' }
import generatorEs from '@/messages/es/proposalGenerator.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoiceBoard.json' with { type: 'json' }
import leadsEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import mailEs from '@/messages/es/mail.json' with { type: 'json' }
import signingEs from '@/messages/es/signing.json' with { type: 'json' }
import { goodPassword } from '../support/accounts'
import { authPages } from '../support/auth-pages'
import { draw } from '../support/draw'
import { expect, expectAccessible, expectFitsWidth, locales, test, type Locale } from '../support/e2e'
import { callTranscript } from '../support/e2e-services'
import { message, randomIp, rows, visitor } from '../support/http'
import { signInAsNewStaff } from '../support/staff'
import { followEmail } from '../support/mailbox'

const words = {
  en: {
    admin: adminEn,
    generator: generatorEn,
    board: boardEn.detail,
    leads: leadsEn,
    mail: mailEn,
    signing: signingEn,
    invoices: invoicesEn,
  },
  es: {
    admin: adminEs,
    generator: generatorEs,
    board: boardEs.detail,
    leads: leadsEs,
    mail: mailEs,
    signing: signingEs,
    invoices: invoicesEs,
  },
}
const said = {
  title: 'Tienda en línea para tres sucursales',
  fee: { en: '$2,500', es: 'US$2,500' },
}
/** The steps and the shown one. */
const GENERATOR = 'section:has([role="tablist"])'
const dollars = { en: '$', es: 'US$' }

/** A lead that a visitor has sent. It has no account. */
async function captureLead(language: Locale['language']) {
  const data = { ...message(), name: 'Guillermo Echeverría Montes de Oca', language }
  await (await visitor()).post('/api/lead-capture', { data })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { email: data.email, id: lead?.id ?? '' }
}

/** A phone of the client, who is not signed in. */
const phoneOf = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': randomIp() },
    reducedMotion: 'reduce',
  })

for (const locale of locales) {
  const { language, tag, prefix } = locale
  const { admin, generator: t, board, leads, mail, signing, invoices } = words[language]
  const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const show = (page: Page, part: keyof typeof t.tabs) =>
    page.getByRole('tab', { name: new RegExp(`^${t.tabs[part]}`) }).click()
  /** Expects a toast and closes it: on a phone it covers the buttons while the pointer rests on it. */
  const toast = async (page: Page, text: string) => {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    const close = page.getByRole('button', { name: 'Close toast' })
    // A toast may go by itself while it is being closed.
    await expect(async () => {
      if ((await close.count()) > 0) await close.first().click({ force: true, timeout: 1_000 })
      expect(await close.count()).toBe(0)
    }).toPass()
  }

  test.describe(`a proposal (${language})`, { tag }, () => {
    test('from a call to the first invoice', async ({ page, browser }) => {
      test.setTimeout(180_000)
      const lead = await captureLead(language)
      await signInAsNewStaff(page, language, 'admin')

      // From the lead, by its transcript.
      await page.goto(`/admin?lead=${lead.id}`)
      await page.getByRole('dialog').getByRole('link', { name: leads.createProposal }).click()
      await page.getByRole('link', { name: leads.proposalWays.transcript.title }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
      await named(page, t.transcript.process).click()
      await toast(page, t.refused.transcript)
      await page.getByLabel(t.transcript.label).fill(callTranscript)
      await named(page, t.transcript.process).click()
      await toast(page, t.done.extract)

      // What was said is beside each field; what nobody said stays empty.
      await show(page, 'details')
      await expect(page.getByLabel(t.fields.email, { exact: true })).toHaveValue(lead.email)
      await expect(page.getByText(t.evidence.none.monthly_fee)).toBeVisible()
      const feeField = (label: string) =>
        page.getByLabel(label.replace(/\{currency.*\}/, () => dollars[language]))
      const setup = feeField(t.fees.setup_fee)
      await expect(setup).toHaveValue('2500.00')
      await named(page, t.evidence.use.replace('{value}', said.title)).click()
      await feeField(t.fees.monthly_fee).fill('450')
      await expectFitsWidth(page)
      await expectAccessible(page, GENERATOR)
      await show(page, 'generate')
      await named(page, t.generate.start).click()
      await toast(page, t.refused.openFee)
      await show(page, 'details')
      const confirm = new RegExp(`^${t.evidence.confirm}\\s?: ${t.fields.setup_fee}$`)
      await page.getByRole('button', { name: confirm }).click()

      // Written by the worker; a price of its own is a blank.
      await show(page, 'generate')
      await named(page, t.generate.start).click()
      await toast(page, t.done.write)
      const sheet = page.getByRole('article', { name: t.generate.text })
      await expect(sheet.getByText(said.fee[language], { exact: true })).toBeVisible()
      await expect(sheet.getByText('{{amount}}')).toBeVisible()
      await named(page, t.generate.edit).click()
      const text = page.getByLabel(t.generate.text)
      await text.fill((await text.inputValue()).replace('{{amount}}', 'sin costo') + '\n\nEditado a mano.')
      await expect(page.getByText(t.saved.replace('{time}', ''), { exact: false })).toBeVisible()

      // A reload loses nothing.
      await page.reload()
      await expect(sheet.getByText('Editado a mano.')).toBeVisible()
      await expectFitsWidth(page)

      await show(page, 'billing')
      await named(page, t.billing.create).click()
      await toast(page, t.done.proposal)
      await expectAccessible(page, GENERATOR)
      const [made] = await rows<{ id: string; client: string }>(
        'select id, client_id as client from proposals where lead_id = $1',
        [lead.id],
      )
      await expect(page.getByLabel(t.created.link)).toHaveValue(
        `${env.E2E_URL}${prefix}/proposal/${made?.id}`,
      )
      await expect
        .poll(async () =>
          rows(
            `select billing_status, setup_fee::int, monthly_fee::int, stripe_product_id is not null as product
             from proposals where id = $1`,
            [made?.id],
          ),
        )
        .toEqual([{ billing_status: 'ready', setup_fee: 250_000, monthly_fee: 45_000, product: true }])

      // Sent, and opened from the email by a client who has no account yet.
      await named(page, t.created.send).click()
      await page.getByRole('dialog').getByRole('button', { name: board.sendMail }).click()
      await toast(page, board.done.sent)
      const [{ brand = '' } = {}] = await rows<{ brand: string }>('select brand from site_settings')
      const phone = await phoneOf(browser)
      const client = await followEmail(phone, {
        to: lead.email,
        subject: mail.proposal.sent.subject.replace('{title}', said.title).replace('{brand}', brand),
        button: mail.proposal.button,
      })
      const { field, submit } = authPages(locale)
      await field(client, 'newPassword').fill(goodPassword)
      await submit(client, 'invitation')
      await expect(client).toHaveURL(new RegExp(`${prefix}/proposal/${made?.id}`))
      await expect(client.getByText('Editado a mano.')).toBeVisible()

      // Signed with a drawn line.
      await client.getByRole('checkbox').check()
      await draw(client, signing.pad.label)
      await client.getByRole('button', { name: signing.submit, exact: true }).click()
      await expect(client.getByText(signing.toasts.signed.title, { exact: true })).toBeVisible()
      const download = client.waitForEvent('download')
      await client.getByRole('link', { name: signing.signed.download }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
      await phone.close()

      // Offline, with nothing but the database.
      const { stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/puente.ts', 'verify-signatures'],
        {
          encoding: 'utf8',
          env: childEnv({ DATABASE_URL: env.E2E_DATABASE_URL }),
        },
      )
      const evidence = await rows<{ id: string }>(
        'select id from proposal_signatures where proposal_id = $1 union select id from proposal_versions where proposal_id = $1',
        [made?.id],
      )
      expect(stdout).toMatch(/Checked: [1-9]\d* signatures/)
      expect(evidence).toHaveLength(2)
      for (const { id } of evidence) expect(stdout).not.toContain(id)

      await expect
        .poll(
          async () =>
            (await rows<{ status: string }>('select status from leads where id = $1', [lead.id]))[0],
        )
        .toEqual({ status: 'closed_won' })

      // The first invoice has exactly the amount that was signed.
      await page.goto(`/admin?tab=proposals&proposal=${made?.id}`)
      await page.getByRole('dialog').getByRole('link', { name: board.firstInvoice }).click()
      const form = page.getByRole('dialog', { name: invoices.form.title })
      await expect(form.getByLabel(invoices.form.amount, { exact: true })).toHaveValue('2950.00')
      // The next free number may be taken by another test.
      await form.getByLabel(invoices.form.number).fill(`INV-${crypto.randomUUID().slice(0, 8)}`)
      await form.getByRole('button', { name: invoices.form.issue }).click()
      await toast(page, invoices.done.issued)
      expect(await rows('select amount::int from invoices where proposal_id = $1', [made?.id])).toEqual([
        { amount: 295_000 },
      ])
    })

    test('by a template, for a client that exists', { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(90_000)
      const title = `Por plantilla ${crypto.randomUUID().slice(0, 8)}`
      await signInAsNewStaff(page, language, 'admin')
      await page.goto('/admin?tab=proposals&part=details')
      await page.getByRole('listbox').getByRole('option').first().click()
      await page.getByLabel(t.fields.title, { exact: true }).fill(title)
      await page.getByLabel(t.fields.service_type).selectOption({ index: 1 })
      await page.getByLabel(t.fields.description).fill('Más reservas.')
      await page.getByRole('combobox', { name: t.details.template }).selectOption({ index: 1 })
      await show(page, 'generate')
      await named(page, t.generate.fromTemplate).click()
      await expect(page.getByRole('article', { name: t.generate.text })).toBeVisible()
      await show(page, 'billing')
      await named(page, t.billing.create).click()
      await toast(page, t.done.proposal)
      expect(await rows('select proposal_type from proposals where title = $1', [title])).toEqual([
        { proposal_type: 'from_template' },
      ])
    })

    test('is for staff only, at /proposal-creator', { tag: '@once' }, async ({ page }) => {
      const path = `${prefix}/proposal-creator`
      const response = await page.goto(path)
      expect(response?.url()).toContain(`/auth?next=${encodeURIComponent(path)}`)
      await signInAsNewStaff(page, language, 'admin')
      const lead = await captureLead(language)
      await page.goto(`${path}?lead=${lead.id}`)
      await expect(page).toHaveURL(`/admin/proposal-creator?lead=${lead.id}`)
      await expect(page.getByRole('button', { name: admin.search.open })).toBeVisible()
      await show(page, 'details')
      await expect(page.getByLabel(t.fields.email, { exact: true })).toHaveValue(lead.email)
      await expectAccessible(page, GENERATOR)
    })
  })
}
