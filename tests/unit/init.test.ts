import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { productionErrors } from '@/env'
import { collectAnswers } from '../../scripts/init/ask'
import { questions } from '../../scripts/init/questions'
import { scramVerifier } from '../../scripts/init/roles-sql'
import { readAdmin, readVariables, writeSiteFiles } from '../../scripts/init/site-files'

const answers = {
  address: 'https://www.agency.com',
  mailFrom: 'Agency <hello@agency.com>',
  admin: 'Ana Ruiz <ana@agency.com>',
}
let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'puente-init-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const init = (options = {}) =>
  writeSiteFiles(answers, { folder, isInContainers: false, databaseHost: '127.0.0.1:5432', ...options })
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8)

describe('the answers', () => {
  it.each([
    ['www.agency.com', 'https://www.agency.com'],
    ['https://Agency.com/', 'https://agency.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('the address %s is %s', (answer, expected) => {
    expect(questions.address.read(answer)).toBe(expected)
  })

  it.each([
    ['http://www.agency.com', 'needs https'],
    ['https://www.agency.com:8443', 'without a port'],
    ['https://www.agency.com/site', 'more than the name'],
    ['192.0.2.1', 'no public name'],
    ['agency', 'no public name'],
    ['', 'no address'],
  ])('the address %s is refused', (answer, reason) => {
    expect(() => questions.address.read(answer)).toThrow(reason)
  })

  it.each(['Agency', 'Agency <hello>', '', "Ana's <a@agency.com>", 'Agency, Inc. <hello@agency.com>'])(
    'the sender %s is refused',
    (answer) => {
      expect(() => questions.mailFrom.read(answer)).toThrow()
    },
  )

  it.each(['ana@agency.com', 'Ana Ruiz', 'Ana <ana@agency>'])('the admin %s is refused', (answer) => {
    expect(() => questions.admin.read(answer)).toThrow()
  })

  it('without a terminal each wrong or missing flag is named', async () => {
    const collected = collectAnswers({ address: 'http://agency.com', mailFrom: 'Agency' })
    await expect(collected).rejects.toThrow(/--address: [^]*--mail-from: [^]*--admin is missing/)
  })
})

describe('the files', () => {
  it('let a site start in production, and only its user reads the secrets', () => {
    init()
    expect(productionErrors(readVariables(folder) ?? {})).toEqual([])
    expect(modeOf('puente.env')).toBe('600')
    expect(readdirSync(folder).toSorted()).toEqual(['puente.env', 'roles.sql', 'site.env'])
    expect(readAdmin(folder)).toBe(answers.admin)
  })

  it('are read by a shell', () => {
    init()
    const command = '. "$0/puente.env"; . "$0/site.env"; echo "$MAIL_FROM $SITE_HOST $ADMIN_NAME"'
    const line = execFileSync('sh', ['-c', command, folder], { encoding: 'utf8' })
    expect(line).toBe('Agency <hello@agency.com> www.agency.com Ana Ruiz\n')
  })

  it('for containers name the database of Compose, and have the password of its superuser', () => {
    init({ isInContainers: true, databaseHost: 'database:5432' })
    expect(readVariables(folder)?.DATABASE_URL).toMatch(
      /^postgres:\/\/puente_app:\S{32}@database:5432\/puente$/,
    )
    expect(read('postgres-password')).toMatch(/^\S{32}$/)
    expect(modeOf('postgres-password')).toBe('600')
  })

  it('are not changed by another run', () => {
    init()
    const before = readdirSync(folder).map(read)
    expect(init()).toEqual([])
    expect(readdirSync(folder).map(read)).toEqual(before)
  })

  it.each(['roles.sql', 'site.env'])('a run that was cut off before %s is completed', (name) => {
    init()
    const variables = read('puente.env')
    rmSync(join(folder, name))
    writeFileSync(join(folder, `${name}.new`), 'cut o')
    expect(init()).toEqual([join(folder, name)])
    expect(read('puente.env')).toBe(variables)
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('create the roles and the database that the variables name, such as those of a site that is restored', () => {
    const of = (user: string) => `postgres://${user}:pw@127.0.0.1:5432/puente%222`
    const own = `DATABASE_URL='${of('app')}'\nDATABASE_OWNER_URL='${of('own%27er')}'\n`
    writeFileSync(join(folder, 'puente.env'), own)
    init()
    const sql = read('roles.sql')
    expect(sql).toContain(`'create role "own''er" login' where not exists`)
    expect(sql).toContain(`'create database "puente""2" owner "own''er" template`)
    expect(sql).toContain(`where datname = 'puente"2')`)
  })

  it('keep what an operator wrote, and get what is missing', () => {
    const own =
      '# ours\nPAYLOAD_SECRET=\nDATABASE_URL=postgres://us:pw@db.internal/site\nSITE_URL=https://www.agency.com'
    writeFileSync(join(folder, 'puente.env'), own)
    init()
    expect(read('puente.env').startsWith(`${own}\n`)).toBe(true)
    const variables = readVariables(folder)
    expect(variables).toMatchObject({ MAIL_FROM: answers.mailFrom, TRUSTED_PROXIES: '1' })
    expect(variables).not.toHaveProperty('DATABASE_OWNER_URL')
    expect(variables?.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
  })

  it('with roles but without their passwords are not replaced', () => {
    init()
    rmSync(join(folder, 'puente.env'))
    expect(() => init()).toThrow('Restore it from a copy')
  })

  it('are not written over a variable that the site refuses', () => {
    writeFileSync(join(folder, 'puente.env'), 'TRUSTED_PROXIES=many\n')
    expect(() => init()).toThrow('TRUSTED_PROXIES')
    expect(readdirSync(folder)).toEqual(['puente.env'])
  })
})

it('the verifier of a password is that of RFC 7677', () => {
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'))
  const [, storedKey = '', serverKey = ''] = /\$([^$:]+):([^$:]+)$/.exec(verifier) ?? []
  const key = (text: string) => Buffer.from(text, 'base64')
  const message =
    'n=user,r=rOprNGfwEbeRWgbNEkqO,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0'
  const signed = (secret: Buffer) => createHmac('sha256', secret).update(message).digest()
  expect(signed(key(serverKey)).toString('base64')).toBe('6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=')
  const proof = key('dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=')
  const clientKey = signed(key(storedKey)).map((byte, index) => byte ^ (proof[index] ?? 0))
  expect(createHash('sha256').update(clientKey).digest('base64')).toBe(storedKey)
})
