import type { Page } from '@playwright/test'

import en from '@/messages/en/cases.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import es from '@/messages/es/cases.json' with { type: 'json' }
import toastsEs from '@/messages/es/toasts.json' with { type: 'json' }
import { expectPictures } from '../support/document'
import { expect, languageOf, localePath, locales, openPage, test } from '../support/e2e'
import { rows } from '../support/http'
import { expectPageQuality } from '../support/page-quality'
import { clinicaSonrie } from '../../scripts/seed/words/cases/clinica-sonrie'
import { poolCare } from '../../scripts/seed/words/cases/pool-care'
import { industries } from '../../scripts/seed/words/industries'

const texts = { en, es }
const toasts = { en: toastsEn, es: toastsEs }
const narrow = { width: 375, height: 780 }

// One after the other in each language, because one of them publishes a case.
test.describe.configure({ mode: 'default' })

for (const { language, prefix, tag } of locales) {
  const other = language === 'en' ? 'es' : 'en'
  const t = texts[language]
  const at = (path: string) => localePath(prefix, path)
  const clinic = clinicaSonrie[language]
  const { clinics } = industries
  const clinicPath = at(`/case-studies/${clinic.slug}`)
  const inOther = (path: string) => localePath(other === 'es' ? '/es' : '', path)
  const toggle = (page: Page) =>
    page.getByRole('link', { name: other === 'es' ? 'Español' : 'English' }).first()
  const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  test.describe(`case studies (${language})`, { tag: language === 'es' ? [tag, '@phone'] : tag }, () => {
    const details = [`/case-studies/${clinic.slug}`, `/industries/${clinics[language].slug}`]
    // pages.spec.ts looks at the lists in English.
    for (const path of language === 'es' ? [...details, '/case-studies', '/industries'] : details)
      test(`${path}: accessibility, pictures and layout`, async ({ page }) => {
        if (language === 'es') await page.setViewportSize(narrow)
        await openPage(page, at(path))
        await expectPictures(page.getByRole('main'))
        await expectPageQuality(page, language)
      })

    test('the list leads to a case, which says what hurt, what was built and how each figure was counted', async ({
      page,
    }) => {
      await openPage(page, at('/case-studies'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5)
      await expect(main.getByText(t.sample.list, { exact: true })).toHaveCount(4)
      await main.getByRole('link', { name: clinic.title }).click()
      await expect(page).toHaveURL(clinicPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.title)
      await expect(main.getByText(t.sample.page, { exact: true })).toBeVisible()
      await expect(main.getByRole('term')).toHaveText(Object.values(t.facts))
      await expect(region(page, t.hurt)).toContainText(clinic.problem.words)
      await expect(region(page, t.built).getByRole('listitem')).toHaveCount(clinic.work.length)
      for (const { counted, before, after } of clinic.results) {
        await expect(region(page, t.cameBack).getByText(counted)).toBeVisible()
        const doors = t.doors.replace('{before}', before).replace('{after}', after)
        await expect(region(page, t.cameBack).getByRole('img', { name: doors })).toBeVisible()
      }
      await expect(region(page, t.lesson)).toContainText(clinic.lesson)
      await expect(region(page, t.said)).toContainText('Rosa Huamán')
      await expect(region(page, t.said)).toContainText(clinic.quote.signed)
      await region(page, t.next).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(poolCare[language].title)
    })

    test('an industry shows its jobs with their services, and its cases', async ({ page }) => {
      await openPage(page, at('/industries'))
      const { title, jobs } = clinics[language]
      const room = region(page, title)
      await expect(room.getByRole('listitem')).toHaveCount(jobs.length)
      await expect(room.getByRole('link', { name: clinic.results[0]?.title })).toHaveAttribute(
        'href',
        clinicPath,
      )
      await room.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(region(page, t.of.industry).getByRole('link', { name: clinic.title })).toBeVisible()
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(at('/services/marketing-automation'))
      const ofService = region(page, t.of.service)
      await expect(ofService.getByRole('heading', { level: 3 })).toHaveCount(2)
      await ofService.getByRole('link', { name: clinic.title }).click()
      await expect(page).toHaveURL(clinicPath)
    })

    test('the change of language leads to the translated address', async ({ page }) => {
      await openPage(page, clinicPath)
      await toggle(page).click()
      await expect.poll(() => languageOf(page)).toBe(other)
      await expect(page).toHaveURL(inOther(`/case-studies/${clinicaSonrie[other].slug}`))
    })

    test('a case whose testimonial, picture, client and industry are gone is still whole', async ({
      page,
    }) => {
      const slug = `gone-${crypto.randomUUID()}`
      const [made] = await rows<{ id: string }>(
        `insert into case_studies (client_name, display_order) values ('Taller Gone', 900) returning id`,
      )
      await rows(
        `insert into case_studies_locales (title, slug, _status, _locale, _parent_id)
         values ('${slug}', '${slug}', 'published', '${language}', '${made?.id}')`,
      )
      await rows(`select pg_notify('content_changed', '')`)
      try {
        await openPage(page, at(`/case-studies/${slug}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(slug)
        await expect(page.getByRole('main')).toContainText('Taller Gone')
        await expectPictures(page.getByRole('main'))
        await toggle(page).click()
        const said = page.getByRole('status').filter({ hasText: toasts[other].page_not_translated.text })
        await expect(said).toBeVisible()
        await expect(page).toHaveURL(inOther('/case-studies'))
      } finally {
        await rows(`delete from case_studies where id = '${made?.id}'`)
        await rows(`select pg_notify('content_changed', '')`)
      }
    })
  })
}
