import { createHash } from 'node:crypto'

import sharp from 'sharp'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'

import { browserName } from '@/features/proposal-signing/evidence-rows'
import { readSignaturePicture } from '@/features/proposal-signing/operations/sign-proposal'
import {
  canvasSizeAt,
  fitStrokes,
  hasInk,
  penRadiusAt,
  placeInPicture,
} from '@/features/proposal-signing/pad-rules'
import { signProposalSchema } from '@/features/proposal-signing/signing-schemas'
import {
  CONSENT_VERSION,
  consentText,
  declineReasonText,
  outcomeOfState,
  signingErrorOf,
} from '@/features/proposal-signing/signing-rules'
import en from '@/messages/en/signing.json'
import toastsEn from '@/messages/en/toasts.json'
import es from '@/messages/es/signing.json'
import toastsEs from '@/messages/es/toasts.json'
import { dataUrlOf, drawing } from '../support/signing'

const stroke = [
  { x: 30, y: 60, time: 1 },
  { x: 90, y: 60, time: 2 },
]

const paper = { width: 600, height: 200 }
const half = { width: 300, height: 100 }
/** Upright, and turned. */
const phone = { width: 357, height: 200 }
const turned = { width: 612, height: 200 }

describe('the pad', () => {
  const wide = [
    { x: 12, y: 100, time: 1 },
    { x: 600, y: 100, time: 2 },
  ]
  it('keeps strokes in place when its size changes, and changes back', () => {
    expect(fitStrokes([stroke], half, paper)).toEqual([
      [
        { x: 60, y: 120, time: 1 },
        { x: 180, y: 120, time: 2 },
      ],
    ])
    expect(fitStrokes(fitStrokes([stroke], half, paper), paper, half)).toEqual([stroke])
  })
  it('keeps strokes as large as they are when a phone is turned, and turned back', () => {
    const [across] = fitStrokes([stroke], phone, { ...phone, width: 600 })
    expect(across).toEqual([
      { x: 151.5, y: 60, time: 1 },
      { x: 211.5, y: 60, time: 2 },
    ])
    expect(fitStrokes([across ?? []], { ...phone, width: 600 }, phone)).toEqual([stroke])
  })
  it('makes strokes smaller only as far as an upright phone has no room for them', () => {
    const upright = fitStrokes([wide], turned, phone)
    const xs = upright.flat().map(({ x }) => Math.round(x))
    expect(xs.every((x) => x >= 0 && x <= phone.width)).toBe(true)
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(phone.width * 0.9)
    // Turning it again and again changes nothing more.
    const again = fitStrokes(fitStrokes(upright, phone, turned), turned, phone).flat()
    again.forEach(({ x }, index) => expect(x).toBeCloseTo(upright.flat()[index]?.x ?? NaN))
  })
  it('leaves strokes as they are while it has no size', () => {
    expect(fitStrokes([stroke], { width: 0, height: 0 }, paper)).toEqual([stroke])
    expect(fitStrokes([stroke], paper, { width: 0, height: 0 })).toEqual([stroke])
  })
  it.each([paper, half, phone, turned])('is whole and undistorted in the picture: %o', (size) => {
    const place = placeInPicture(size)
    expect(place.width / place.height).toBeCloseTo(size.width / size.height)
    expect(place.x + place.width / 2).toBeCloseTo(300)
    expect(place.y + place.height / 2).toBeCloseTo(100)
    expect(Math.max(place.width / 600, place.height / 200)).toBeCloseTo(1)
  })
  it('draws lines of 2 px in the picture, whatever its size', () => {
    expect(penRadiusAt(paper)).toBe(1)
    expect(penRadiusAt(half)).toBe(0.5)
    expect(penRadiusAt(phone)).toBe(1)
  })
  it('has a sharp canvas', () => {
    expect(canvasSizeAt({ width: 360, height: 200 }, 3)).toEqual({ width: 1080, height: 600, ratio: 3 })
    expect(canvasSizeAt(paper, 0.5)).toEqual({ width: 600, height: 200, ratio: 1 })
  })
  it('takes a line for a signature, but not a dot', () => {
    expect(hasInk([stroke], paper)).toBe(true)
    expect(hasInk([[{ x: 3, y: 3, time: 1 }]], paper)).toBe(false)
    expect(hasInk([], paper)).toBe(false)
  })
})

describe('the consent text', () => {
  const textOf = (language: 'en' | 'es') =>
    consentText(createTranslator({ locale: language, messages: { en, es }[language] }), 'hola@puente.example')
  it('has a new version when it changes', () => {
    const digest = createHash('sha256').update(`${en.consent.text}\n${es.consent.text}`).digest('hex')
    expect([CONSENT_VERSION, digest]).toEqual([
      '1',
      '927d2a100cc62677c7b11e7711710a1fd06c562cb238d9dc9fa526f5f709f564',
    ])
  })
  it('names the law and the address in both languages', () => {
    expect(textOf('en')).toContain('E-SIGN')
    expect(textOf('en')).toContain('write to hola@puente.example')
    expect(textOf('es')).toContain('Código de Comercio')
    expect(textOf('es')).toContain('escríbenos a hola@puente.example')
  })
})

describe('the texts', () => {
  it('are those that people know', () => {
    expect(en.clear).toBe('Clear Signature')
    expect(en.submit).toBe('Accept & Sign Proposal')
    expect(en.submitting).toBe('Submitting...')
    expect(en.toasts.required).toEqual({
      title: 'Signature Required',
      text: 'Please provide your signature before submitting.',
    })
    expect(en.toasts.signed).toEqual({
      title: 'Proposal Signed',
      text: 'Your signature has been recorded successfully.',
    })
    expect(en.toasts.failed).toEqual({ title: 'Error', text: 'Failed to submit signature.' })
    expect(es.submit).toBe('Aceptar y firmar propuesta')
    expect([es.toasts.required, es.toasts.signed, es.toasts.failed]).toEqual([
      { title: 'Falta tu firma', text: 'Firma la propuesta antes de enviarla.' },
      { title: 'Propuesta firmada', text: 'Tu firma quedó registrada.' },
      { title: 'Error', text: 'No pudimos enviar tu firma.' },
    ])
    expect([toastsEn.access_denied, toastsEn.proposal_failed]).toEqual([
      { tone: 'error', title: 'Access Denied', text: "You don't have permission to view this proposal." },
      { tone: 'error', title: 'Error', text: 'Failed to load proposal.' },
    ])
    expect([toastsEs.access_denied.title, toastsEs.proposal_failed.text]).toEqual([
      'Acceso denegado',
      'No pudimos cargar la propuesta.',
    ])
  })
})

describe('a picture of a signature', () => {
  const codeOf = (dataUrl: string) =>
    readSignaturePicture(dataUrl).then(
      () => 'accepted',
      (error: { details?: { fields?: { image?: string } } }) => error.details?.fields?.image,
    )

  it('becomes a small gray PNG of the same size', async () => {
    const picture = await readSignaturePicture(dataUrlOf(await drawing()))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 600, height: 200 })
    expect(picture.length).toBeLessThan(20_000)
  })

  it('is refused when it is blank, a dot, or all ink', async () => {
    expect(await codeOf(dataUrlOf(await drawing({ path: '' })))).toBe('blank')
    expect(await codeOf(dataUrlOf(await drawing({ path: 'M9 9h1' })))).toBe('blank')
    expect(await codeOf(dataUrlOf(await drawing({ path: 'M0 0H600V200H0Z" style="fill:#000' })))).toBe(
      'blank',
    )
  })

  it('is refused with another size, truncated, with trailing bytes, or with a wrong checksum', async () => {
    const good = await drawing()
    expect(await codeOf(dataUrlOf(await drawing({ width: 1, height: 1 })))).toBe('invalid')
    expect(await codeOf(dataUrlOf(await drawing({ width: 601 })))).toBe('invalid')
    for (const length of [0, 8, 40, good.length - 20, good.length - 1])
      expect(await codeOf(dataUrlOf(good.subarray(0, length)))).toBe('invalid')
    expect(await codeOf(dataUrlOf(Buffer.concat([good, Buffer.from('x')])))).toBe('invalid')
    const broken = Buffer.from(good)
    const middle = Math.floor(good.length / 2)
    broken[middle] = (broken[middle] ?? 0) ^ 0xff
    expect(await codeOf(dataUrlOf(broken))).toBe('invalid')
  })

  it('is refused when it is no PNG in base64', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>')
    const jpeg = await sharp(await drawing())
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer()
    expect(await codeOf(dataUrlOf(svg))).toBe('invalid')
    expect(await codeOf(dataUrlOf(jpeg))).toBe('invalid')
    expect(await codeOf(`data:image/svg+xml;base64,${svg.toString('base64')}`)).toBe('invalid')
    expect(await codeOf(`${dataUrlOf(await drawing())}!`)).toBe('invalid')
  })
})

describe('the request', () => {
  const base = { proposal: crypto.randomUUID(), version: 'a'.repeat(64), consentVersion: '1' }
  const accepts = (more: object) => signProposalSchema.safeParse({ ...base, ...more }).success
  it('has either a drawing or a name', () => {
    expect(accepts({ typedName: 'Rosa' })).toBe(true)
    expect(accepts({ image: 'data:image/png;base64,AA==' })).toBe(true)
    expect(accepts({})).toBe(false)
    expect(accepts({ typedName: 'Rosa', image: 'data:image/png;base64,AA==' })).toBe(false)
    expect(accepts({ typedName: '  ' })).toBe(false)
    expect(accepts({ typedName: 'x'.repeat(201) })).toBe(false)
    expect(accepts({ image: 'data:image/svg+xml;base64,AA==' })).toBe(false)
  })
})

it('joins the reason and the words of a refusal', () => {
  expect(declineReasonText('Not now', ' In March. ')).toBe('Not now\nIn March.')
  expect(declineReasonText(undefined, '')).toBe('')
})

it('explains known errors and calls every other a failure', () => {
  expect(signingErrorOf('conflict')).toBe('conflict')
  expect(signingErrorOf('nonsense')).toBe('failed')
})

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['curl/8', 'curl/8'],
])('names the browser of %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

it.each([
  ['signed', 'signed'],
  ['accepted', 'signed'],
  ['rejected', 'declined'],
  ['draft', 'revised'],
  ['expired', 'expired'],
  ['sent', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)('a conflict with a proposal that is %s is no error but that it is %s', (state, outcome) => {
  expect(outcomeOfState(state)).toBe(outcome)
})
