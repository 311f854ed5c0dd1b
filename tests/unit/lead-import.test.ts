import { describe, expect, it } from 'vitest'

import { readDate } from '@/features/leads/import-dates'
import { guessMapping, isDayFirst, mappingProblem } from '@/features/leads/import-rules'
import { readImportRow, type ImportCells } from '@/features/leads/operations/import-row'

describe('the columns of a file', () => {
  it.each([
    ['Full Name,E-mail,Phone Number,Company,Stage,Created At', 'name email phone company status createdAt'],
    ['first_name,LAST_NAME,email_address,Notes,???', 'firstName lastName email notes -'],
    [
      'Nombre,Apellidos,Correo electrónico,Teléfono,Empresa,Estado',
      'firstName lastName email phone company status',
    ],
    ['NOMBRE COMPLETO,Correo,Celular,Fecha de creación,Idioma', 'name email phone createdAt language'],
    ['Name,Received (America/Lima),Email,Email', 'name createdAt email -'],
    ['Servicio de interés,Mensaje', 'serviceInterest message'],
  ])('%s', (headings, expected) => {
    expect(guessMapping(headings.split(',')).map((field) => field ?? '-')).toEqual(expected.split(' '))
  })

  it.each([
    [['name', 'email'] as const, null],
    [['lastName', 'email', null, null] as const, null],
    [['name', null] as const, 'email'],
    [['email', null] as const, 'name'],
    [['email', 'email', 'name'] as const, 'twice'],
  ])('%j lacks %s', (mapping, expected) => expect(mappingProblem(mapping)).toBe(expected))
})

describe('dates of a file', () => {
  const lima = { dayFirst: true, zone: 'America/Lima' }
  it.each([
    ['2026-03-01T09:00:00Z', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T09:00:00.123-06:00', '2026-03-01T15:00:00.000Z'],
    ['2026-03-01 09:00', '2026-03-01T14:00:00.000Z'],
    ['2026/3/1', '2026-03-01T17:00:00.000Z'],
    ['03/04/2026', '2026-04-03T17:00:00.000Z'],
    ['3.4.2026 21:30:15', '2026-04-04T02:30:15.000Z'],
    ['3/4/2026 9:05 p. m.', '2026-04-04T02:05:00.000Z'],
    ['3/4/2026 12:05 AM', '2026-04-03T05:05:00.000Z'],
    ['30/2/2026', undefined],
    ['2026-13-01', undefined],
    ['2026-03-01 25:00', undefined],
    ['13:00 pm', undefined],
    ['46082', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => expect(readDate(text, lima)).toBe(expected))

  it('have the offset of their day, also beside the night on which clocks change', () => {
    const read = (text: string) => readDate(text, { dayFirst: false, zone: 'America/New_York' })
    expect(read('3/7/2026 23:30')).toBe('2026-03-08T04:30:00.000Z')
    expect(read('3/8/2026 12:00')).toBe('2026-03-08T16:00:00.000Z')
    expect(read('11/1/2026 0:30')).toBe('2026-11-01T04:30:00.000Z')
  })

  it('name the day first if one of them must', () => {
    expect(isDayFirst(['3/4/2026', '13/4/2026'], false)).toBe(true)
    expect(isDayFirst(['3/4/2026', '4/13/2026'], true)).toBe(false)
    expect(isDayFirst(['3/4/2026'], true)).toBe(true)
  })
})

describe('a row', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const row = (cells: ImportCells) =>
    readImportRow(
      { name: 'Rosa', email: 'rosa@clinica.example', ...cells },
      {
        language: 'es',
        dayFirst: true,
        zone: 'UTC',
        now,
      },
    )
  const lead = (cells: ImportCells) => {
    const read = row(cells)
    if (!('lead' in read)) throw new Error(read.problem)
    return read.lead
  }

  it('becomes a lead as it would by hand', () => {
    expect(lead({ phone: "'+52 55 4182 0937", company: ' Clínica ', createdAt: '1/2/2026' })).toEqual({
      name: 'Rosa',
      email: 'rosa@clinica.example',
      phone: '+52 55 4182 0937',
      company: 'Clínica',
      message: null,
      notes: null,
      serviceInterest: null,
      status: 'new',
      language: 'es',
      createdAt: '2026-02-01T12:00:00.000Z',
      replyPromised: false,
      score: 55,
      scoreRules: ['company', 'phone', 'business_email'],
    })
  })

  it('keeps formulas as text', () => {
    expect(lead({ message: '=1+1', notes: '@cmd' })).toMatchObject({ message: '=1+1', notes: '@cmd' })
  })

  it('names its values in either language, or by their keys', () => {
    expect(lead({ status: 'GANADO', serviceInterest: 'desarrollo web', language: 'Inglés' })).toMatchObject({
      status: 'closed_won',
      serviceInterest: 'webdev',
      language: 'en',
    })
    expect(lead({ status: 'closed lost', serviceInterest: 'seo', language: 'es' })).toMatchObject({
      status: 'closed_lost',
      serviceInterest: 'seo',
    })
  })

  it('names a person in one column or two', () => {
    expect(lead({ name: '', firstName: 'Ana', lastName: 'Ruiz' }).name).toBe('Ana Ruiz')
  })

  it('is promised a reply only within a day', () => {
    expect(lead({ createdAt: '2026-11-27T13:00:00Z' }).replyPromised).toBe(true)
    expect(lead({ createdAt: '2026-11-27T11:00:00Z' }).replyPromised).toBe(false)
    expect(lead({}).createdAt).toBe(now.toISOString())
    // Noon of today may be still to come.
    expect(lead({ createdAt: '2026-11-28' }).createdAt).toBe(now.toISOString())
  })

  it.each<[ImportCells, string, string]>([
    [{ email: 'rosa' }, 'email', 'email'],
    [{ email: '' }, 'required', 'email'],
    [{ name: ' ' }, 'required', 'name'],
    [{ company: 'x'.repeat(201) }, 'too_long', 'company'],
    [{ status: 'lukewarm' }, 'status', 'status'],
    [{ serviceInterest: 'plumbing' }, 'service', 'serviceInterest'],
    [{ language: 'Klingon' }, 'language', 'language'],
    [{ createdAt: '31/31/2026' }, 'date', 'createdAt'],
    [{ createdAt: '1/1/2027' }, 'future', 'createdAt'],
  ])('%j is refused: %s', (cells, problem, field) => expect(row(cells)).toEqual({ problem, field }))
})
