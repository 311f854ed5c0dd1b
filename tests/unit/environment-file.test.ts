import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { environmentText, readEnvironmentFile } from '../../scripts/process/environment-file'

const folder = mkdtempSync(join(tmpdir(), 'puente-env-'))
const path = join(folder, 'puente.env')
afterAll(() => rmSync(folder, { recursive: true }))

const variables = {
  SITE_URL: 'https://www.agency.example',
  MAIL_FROM: 'Agencia Niño <hola@agency.example>',
  PAYLOAD_SECRET: '$HOME`x`\\n"#!&;* %',
}

/** The environment of a command that has `given` set, after it read the file with `text`. */
function environmentWith(text: string, given: Record<string, string> = {}) {
  writeFileSync(path, text)
  const environment = { ...given, PUENTE_ENV_FILE: path }
  readEnvironmentFile(environment)
  return environment
}

it('a shell reads what is written', () => {
  writeFileSync(path, environmentText(variables))
  const print = '. "$0"; printf "%s\\n" "$SITE_URL" "$MAIL_FROM" "$PAYLOAD_SECRET"'
  const lines = execFileSync('sh', ['-c', print, path], { encoding: 'utf8' }).trimEnd().split('\n')
  expect(lines).toEqual(Object.values(variables))
})

it('a command reads the file that is named, and what is set already wins', () => {
  const given = { MAIL_FROM: 'Other <other@agency.example>' }
  expect(environmentWith(environmentText(variables), given)).toMatchObject({ ...variables, ...given })
})

it('an unquoted value is read up to the end of its line', () => {
  expect(environmentWith('MAIL_FROM=Agency <hello@agency.example>\nPORT=3001\n')).toMatchObject({
    MAIL_FROM: 'Agency <hello@agency.example>',
    PORT: '3001',
  })
})

it('a file that is not there is named', () => {
  const environment = { PUENTE_ENV_FILE: join(folder, 'none.env') }
  expect(() => readEnvironmentFile(environment)).toThrow(/none\.env cannot be read \(ENOENT\): check/)
})

it('a value that readers would understand differently is refused', () => {
  expect(() => environmentText({ SMTP_URL: "smtp://it's" })).toThrow('SMTP_URL must have no single quote')
  expect(() => environmentText({ SMTP_URL: 'smtp://a\nEVIL=1' })).toThrow('SMTP_URL')
})
