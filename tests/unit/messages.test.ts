import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { complainOnce, missingText } from '@/i18n/missing-text'

describe('a text that is missing', () => {
  test('shows its key, and is complained of once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const t = createTranslator({
      locale: 'en',
      namespace: 'contact',
      messages: { contact: { form: { send: 'Send Message' } } },
      getMessageFallback: missingText,
      onError: complainOnce,
    }) as (key: string) => string
    expect(t('form.send')).toBe('Send Message')
    expect(t('form.nope')).toBe('contact.form.nope')
    expect(t('form.nope')).toBe('contact.form.nope')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('the check of messages', () => {
  const folders: string[] = []
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

  /** Runs the check on a copy in which one Spanish file was changed. */
  function check(change: (texts: Record<string, Record<string, unknown>>) => void) {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    folders.push(folder)
    cpSync('src/messages', join(folder, 'src/messages'), { recursive: true })
    const file = join(folder, 'src/messages/es/shell.json')
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
    change(texts)
    writeFileSync(file, JSON.stringify(texts))
    const args = [
      '--import',
      resolve('node_modules/tsx/dist/loader.mjs'),
      resolve('scripts/check-messages.ts'),
    ]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, stderr }
  }

  test('passes on the texts as they are', () => {
    expect(check(() => undefined)).toMatchObject({ status: 0 })
  })

  test.each<[string, (texts: Record<string, Record<string, unknown>>) => void, RegExp]>([
    [
      'a key that one language lacks',
      (texts) => delete texts.loading?.page,
      /shell\.loading\.page is missing in es/,
    ],
    ['a key too many', (texts) => Object.assign(texts, { extra: 'x' }), /shell\.extra is missing in en/],
    ['other arguments', (texts) => Object.assign(texts, { legal: '© {brand}' }), /shell\.legal has other/],
    ['an empty text', (texts) => Object.assign(texts, { home: ' ' }), /shell\.home is empty/],
  ])('finds %s', (_, change, fault) => {
    const { status, stderr } = check(change)
    expect(status).toBe(1)
    expect(stderr).toMatch(fault)
  })
})
