import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import filesEn from '@/messages/en/leadFiles.json' with { type: 'json' }
import namesEn from '@/messages/en/admin.json' with { type: 'json' }
import boardEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import filesEs from '@/messages/es/leadFiles.json' with { type: 'json' }
import namesEs from '@/messages/es/admin.json' with { type: 'json' }
import { expect, expectAccessible, expectFitsWidth, locales, test } from '../support/e2e'
import { rows } from '../support/http'
import { signInAsStaff } from '../support/staff'

const texts = {
  en: { board: boardEn, files: filesEn, names: namesEn.leads },
  es: { board: boardEs, files: filesEs, names: namesEs.leads },
}

/** Saves what a link downloads, and returns its text. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFileSync(await file.path(), 'utf8')
}

const fileOf = (mark: string) =>
  [
    'Nombre;Correo electrónico;Teléfono;Columna;Fecha de creación',
    `Guillermo Peñaloza ${mark};g@${mark}.example;=2+3;Ferretería;13/4/2026`,
    `Sin correo ${mark};nada;;;`,
    `Repetido ${mark};G@${mark}.example;;;`,
    '',
  ].join('\r\n')

for (const { language, tag } of locales) {
  const { board, files, names } = texts[language]

  test(
    `admins import a file, read what was refused, undo it, and export what they see, in ${language}`,
    // In both languages: with the second tag a test in English would run on no device.
    { tag: language === 'es' ? [tag, '@phone'] : tag },
    async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      const mark = `m${crypto.randomUUID().slice(0, 8)}`
      await page.goto(`/admin?tab=leads&q=${mark}`)
      await page.getByRole('link', { name: files.import }).click()
      const dialog = page.getByRole('dialog', { name: files.title })
      await expect(dialog).toBeVisible()
      const csv = Buffer.from(fileOf(mark), 'latin1')
      await dialog
        .getByLabel(files.choose)
        .and(page.locator('input'))
        .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: csv })

      // The columns are guessed, and changed by hand.
      const column = (heading: string) => dialog.getByLabel(files.columnOf.replace('{heading}', heading))
      await expect(column('Correo electrónico')).toHaveValue('email')
      await expect(column('Fecha de creación')).toHaveValue('createdAt')
      await expect(dialog.getByText('Ferretería')).toBeVisible()
      await column('Columna').selectOption({ label: files.columns.company })
      await dialog.getByRole('button', { name: files.start }).click()
      await expect(dialog.getByText(files.missing.source)).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      await dialog.getByLabel(files.source).selectOption({ label: names.sources.External_API })
      await dialog.getByRole('button', { name: files.start }).click()

      await expect(dialog.getByText(files.states.done, { exact: true })).toBeVisible({ timeout: 30_000 })
      await expect(dialog.getByRole('definition')).toHaveText(['2', '1', '1'])
      await expectFitsWidth(page)
      await expectAccessible(page)
      const report = await download(page, files.downloadReport)
      expect(report).toContain(
        `"3","${files.report.refused}","${files.columns.email}","${files.problems.email}"`,
      )
      expect(report).toContain(`"4","${files.report.duplicate}","${files.columns.email}"`)

      // Left and back again: the page is loaded anew.
      await page.reload()
      await expect(dialog.getByRole('definition')).toHaveText(['2', '1', '1'])
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-row]')).toHaveCount(2)
      const exported = await download(page, files.export)
      expect(exported).toContain(`"Guillermo Peñaloza ${mark}","g@${mark}.example","'=2+3","Ferretería"`)
      expect(exported.split('\r\n')).toHaveLength(4)
      await page
        .getByRole('link', { name: `Guillermo Peñaloza ${mark}`, exact: true })
        .first()
        .click()
      const acts = board.acts.imported.replace('{file}', `${mark}.csv`)
      await expect(page.getByRole('dialog').getByText(acts)).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('link', { name: files.import }).click()
      await expect(dialog.getByText(files.recent)).toBeVisible()
      await dialog.getByRole('button', { name: `${files.open}: ${mark}.csv` }).click()
      await dialog.getByRole('button', { name: files.undo }).click()
      await page
        .getByRole('dialog', { name: files.undoAsk })
        .getByRole('button', { name: files.undo })
        .click()
      await expect(dialog.getByText(files.states.undone, { exact: true })).toBeVisible({ timeout: 30_000 })
      expect(await rows('select id from leads where name like $1', [`%${mark}`])).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-row]')).toHaveCount(0)
    },
  )
}

test('the team has neither', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en', 'team')
  await page.goto('/admin?tab=leads&import=new')
  await expect(page.getByRole('heading', { name: boardEn.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: filesEn.import })).toHaveCount(0)
  await expect(page.getByRole('link', { name: filesEn.export })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
