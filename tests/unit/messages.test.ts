import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { reportOnce, missingText } from '@/i18n/missing-text'

describe('a missing message', () => {
  test('shows its key and is logged once', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const t = createTranslator({
      locale: 'en',
      namespace: 'contact',
      messages: { contact: { form: { send: 'Send Message' } } },
      getMessageFallback: missingText,
      onError: reportOnce,
    }) as (key: string) => string
    expect(t('form.send')).toBe('Send Message')
    expect(t('form.nope')).toBe('contact.form.nope')
    expect(t('form.nope')).toBe('contact.form.nope')
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

describe('the messages check', () => {
  const folders: string[] = []
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

  /** Runs the check on a copy with one changed Spanish file. */
  function check(change: (texts: Record<string, Record<string, unknown>>) => void) {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    folders.push(folder)
    cpSync('src/messages', join(folder, 'src/messages'), { recursive: true })
    const file = join(folder, 'src/messages/es/layout.json')
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

  test('passes the messages as they are', () => {
    expect(check(() => undefined)).toMatchObject({ status: 0 })
  })

  test.each<[string, (texts: Record<string, Record<string, unknown>>) => void, RegExp]>([
    [
      'a key that one language lacks',
      (texts) => delete texts.loading?.page,
      /layout\.loading\.page is missing in es/,
    ],
    ['a key too many', (texts) => Object.assign(texts, { extra: 'x' }), /layout\.extra is missing in en/],
    [
      'other arguments',
      (texts) => Object.assign(texts, { legal: '© {brand}' }),
      /layout\.legal has different/,
    ],
    ['an empty text', (texts) => Object.assign(texts, { home: ' ' }), /layout\.home is empty/],
  ])('finds %s', (_, change, fault) => {
    const { status, stderr } = check(change)
    expect(status).toBe(1)
    expect(stderr).toMatch(fault)
  })
})
