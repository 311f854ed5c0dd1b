import { describe, expect, it } from 'vitest'

import { cleanLine, cleanText, isStorable } from '@/lib/clean-text'
import { line, required, text } from '@/lib/text-fields'

describe('cleanText', () => {
  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('makes %j a line break', (lineBreak) => {
    expect(cleanText(`one${lineBreak}two`)).toBe('one\ntwo')
    expect(cleanLine(`one ${lineBreak} two`)).toBe('one two')
  })

  it.each([
    ['a phone number from a contact list', '\u202a+52 55 8123 4567\u202c', '+52 55 8123 4567'],
    ['isolated text', '\u2066Ana\u2069', 'Ana'],
    ['an override', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['direction marks', '\u200eAna\u200f\u061c', 'Ana'],
    ['a byte order mark', '\ufeffAna', 'Ana'],
    ['zero-width spaces', 'An\u200ba\u2060', 'Ana'],
    ['joiners in a Latin word', 'An\u200ca\u200d', 'Ana'],
    ['a soft hyphen', 'mar\u00adke\u001fting', 'marketing'],
    ['a hyphen of Word', 'follow\u001eup', 'follow-up'],
    ['controls', 'A\u0001n\u007fa\u0090', 'Ana'],
    ['hidden tags', 'Ana\u{e0041}\u{e0042}', 'Ana'],
    ['fillers', 'An\u3164\u115fa\uffa0\u034f', 'Ana'],
    ['the place of a pasted picture', '\ufffcAna\ufffe', 'Ana'],
    ['selectors after a letter', 'An\ufe0fa\u{e0100}', 'Ana'],
    ['controls of music and shorthand', 'An\u{1d173}a\u{1bca0}', 'Ana'],
    ['a decomposed letter', 'Nun\u0303ez', 'Nu\u00f1ez'],
  ])('cleans %s', (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored)
  })

  it.each([
    ['a tab', 'a\tb'],
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a skin tone', '🧑🏽\u200d🌾'],
    ['a rainbow flag', '🏳️\u200d🌈'],
    ['a heart and a key', '❤\ufe0f 1\ufe0f\u20e3 ↔\ufe0f ™\ufe0f'],
    ['a variant of a Chinese character', '葛\u{e0100}'],
    ['Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Hebrew', 'שלום (רחל)'],
    ['a space that does not break', '12\u00a0000'],
  ])('keeps %s', (_, words) => {
    expect(cleanText(words)).toBe(words)
  })

  it('has no tab on one line, where a space looks the same', () => {
    expect(cleanLine('\tINV\t7\t')).toBe('INV 7')
  })

  it('takes no longer than the text', () => {
    const spaces = ' '.repeat(500_000)
    expect(cleanLine(`a${spaces}b`)).toHaveLength(500_002)
  })

  it('changes nothing the second time', () => {
    const once = cleanText('\u202aA\u200d\u200b\u0301\v\ud83c\udff4\u{e0041}x\u202c')
    expect(cleanText(once)).toBe(once)
  })
})

it('only NUL and half characters cannot be stored', () => {
  expect(['a\0b', '\ud800', '\udc00a'].map(isStorable)).toEqual([false, false, false])
  expect(['\v', '\u202e', '\uffff', '😀'].map(isStorable)).toEqual([true, true, true, true])
})

describe('text fields', () => {
  it('clean, trim, and measure what is left', () => {
    expect(text(9).parse(' \u2066uno\u2069\vdos \u200b')).toBe('uno\ndos')
    expect(line(7).parse('uno\r\ndos')).toBe('uno dos')
    expect(text(3).safeParse('\u202aabcd\u202c').error?.issues[0]?.message).toBe('too_long')
  })

  it('refuse what cannot be stored, and what is nothing once cleaned', () => {
    const codeOf = (value: string) => required(line(9)).safeParse(value).error?.issues[0]?.message
    expect(codeOf('a\0b')).toBe('invalid')
    expect(codeOf('a\ud800')).toBe('invalid')
    expect(codeOf('\u202a\u200b\u202c')).toBe('required')
  })
})
