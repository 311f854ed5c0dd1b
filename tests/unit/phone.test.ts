import { describe, expect, it } from 'vitest'

import { phoneLinks, phoneTerm } from '@/lib/server/phone'

const offices = ['US', 'MX', 'PE']

describe('the links of a phone number', () => {
  it.each([
    ['+1 (305) 555-0142 ext. 27', 'tel:+13055550142;ext=27'],
    ['+1 305 555 0142 x27', 'tel:+13055550142;ext=27'],
    ['+51 1 555 0134 anexo 12', 'tel:+5115550134;ext=12'],
    ['+52 55 8123 4567', 'tel:+525581234567'],
    ['+52 1 55 8123 4567', 'tel:+525581234567'],
    ['\u202a+52 (55) 8123-4567\u202c', 'tel:+525581234567'],
    ['0052 55 8123 4567', 'tel:+525581234567'],
    ['Cel: +51 987 654 321 (casa)', 'tel:+51987654321'],
    ['＋５１ ９８７ ６５４ ３２１', 'tel:+51987654321'],
    ['(55) 8123-4567', 'tel:+525581234567'],
    ['987 654 321', 'tel:+51987654321'],
    ['(01) 234-5678', 'tel:+5112345678'],
    ['(305) 555-0142', 'tel:+13055550142'],
    ['+34 600 000 000', 'tel:+34600000000'],
    ['01 427 1234 anexo 204', 'tel:+5114271234;ext=204'],
    ['01 427 1234 (anexo 204)', 'tel:+5114271234;ext=204'],
    ['(01) 427-1234 an. 204', 'tel:+5114271234;ext=204'],
    ['(01) 427-1234 anexo n.º 204', 'tel:+5114271234;ext=204'],
    ['(305) 555-0142 (ext. 27)', 'tel:+13055550142;ext=27'],
    ['(305) 555-0142 (x27)', 'tel:+13055550142;ext=27'],
    ['+1 305 555 0142, extensión 27', 'tel:+13055550142;ext=27'],
    ['+34 912 345 678 interno 5', 'tel:+34912345678;ext=5'],
    ['+1 305 555 0142 option 2', 'tel:+13055550142;ext=2'],
    ['tel:+13055550142;ext=27', 'tel:+13055550142;ext=27'],
    ['01 55 8123 4567', 'tel:+525581234567'],
    ['044 55 8123 4567', 'tel:+525581234567'],
    ['https://wa.me/5215581234567', 'tel:+525581234567'],
    ['wa.me/51987654321?text=Hola%20Ana', 'tel:+51987654321'],
    ['https://api.whatsapp.com/send?phone=51987654321&text=Hola%202', 'tel:+51987654321'],
  ])('%s is dialed as %s', (text, call) => {
    expect(phoneLinks(text, offices)?.call).toBe(call)
  })

  it.each([
    ['two numbers', '+51 987 654 321 / +51 987 654 322'],
    ['an extension of two', '55 8123 4567 ext 12 y 13'],
    ['hours', '305 555 0142 9am-5pm'],
    ['two numbers with a word between', '305-555-0142 o 55 8123 4567'],
    ['a number of two countries', '(614) 410-1234'],
    ['a number of no office', '020 7946 0958'],
    ['too few digits', '555-0142'],
    ['too many digits', '+1 305 555 0142 0142 0142'],
    ['words', 'ask for Ana'],
    ['nothing', ''],
  ])('%s has none', (_, text) => {
    expect(phoneLinks(text, offices)).toBeNull()
  })

  it('opens a chat only with a number that can have one', () => {
    expect(phoneLinks('+52 55 8123 4567')?.whatsapp).toBe('https://wa.me/525581234567')
    expect(phoneLinks('+1 305 555 0142 ext. 27')?.whatsapp).toBeNull()
    expect(phoneLinks('+1 800 555 0199')?.whatsapp).toBeNull()
  })

  it('without offices, it takes a number with its country only', () => {
    expect(phoneLinks('(305) 555-0142')).toBeNull()
    expect(phoneLinks('+1 305 555 0142')?.call).toBe('tel:+13055550142')
  })
})

describe('the digits to search for', () => {
  it.each([
    ['+52 55 8123 4567', '581234567'],
    ['+52 1 55 8123 4567', '581234567'],
    ['(55) 8123-4567', '581234567'],
    ['+51 1 234 5678', '12345678'],
    ['(01) 234-5678', '12345678'],
    ['0051 987 654 321', '987654321'],
    ['+1 (305) 555-0142 ext. 27', '055550142'],
    ['\u202a8123\u20114567\u202c', '81234567'],
    ['4567', '4567'],
    ['305 555 0142 extensión 27', '055550142'],
    ['(305) 555-0142 (ext 27)', '055550142'],
    ['987 654 321 int. 5', '987654321'],
    ['tel:+13055550142', '055550142'],
    ['https://wa.me/5215581234567', '581234567'],
  ])('of %s are %s', (query, term) => {
    expect(phoneTerm(query)).toBe(term)
  })

  it.each(['123', 'ana 4567', '#231', '2026-x', '', 'ext 27'])('%j is no phone number', (query) => {
    expect(phoneTerm(query)).toBeUndefined()
  })
})
