import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  firstActivity,
  changeActivities,
  isFirstReply,
  leadStatuses,
  scoreLead,
} from '@/features/leads/rules'

describe('scoreLead', () => {
  it.each([
    ['nothing known', {}, 0, []],
    ['free mail', { email: 'ana@gmail.com' }, 0, []],
    ['a business address', { email: 'ana@clinica.example' }, 15, ['business_email']],
    ['not sure which service', { serviceInterest: 'other' }, 0, []],
    ['a campaign', { utm: { campaign: 'spring' } }, 10, ['campaign']],
    ['a long message', { message: 'x'.repeat(120) }, 15, ['detailed_message']],
    ['a short message', { message: 'x'.repeat(119) }, 0, []],
    [
      'everything',
      {
        email: 'a@b.example',
        phone: '1',
        company: 'B',
        serviceInterest: 'seo',
        message: 'x'.repeat(200),
        utm: { campaign: 'c' },
      },
      100,
      ['company', 'phone', 'business_email', 'service_chosen', 'detailed_message', 'campaign'],
    ],
  ])('%s', (_, lead, score, scoreRules) => {
    expect(scoreLead(lead)).toEqual({ score, scoreRules })
  })

  it('stays between 0 and 100 for any input', () => {
    const text = fc.option(fc.string({ maxLength: 400 }))
    const lead = fc.record({ email: text, phone: text, company: text, message: text, serviceInterest: text })
    fc.assert(
      fc.property(lead, (any) => {
        const { score } = scoreLead(any)
        return score >= 0 && score <= 100
      }),
    )
  })
})

describe('firstActivity', () => {
  it('stores the submitted fields and nothing else', () => {
    expect(firstActivity({ message: 'Hi', serviceInterest: null, pageUrl: '', referrer: undefined })).toEqual(
      {
        type: 'form_submit',
        data: { message: 'Hi' },
      },
    )
  })

  it('names the person who entered the lead', () => {
    expect(firstActivity({}, 'Ana Ruiz').data).toEqual({ entered_by: 'Ana Ruiz' })
  })
})

describe('changeActivities', () => {
  const quiet = { status: 'new', assignee: null, notes: null } as const

  it.each([
    ['nothing', quiet, []],
    ['blank note', { ...quiet, notes: '   ' }, []],
    [
      'status',
      { ...quiet, status: 'proposal' },
      [{ type: 'status_change', data: { new_status: 'proposal' } }],
    ],
    ['assigned', { ...quiet, assignee: '1' }, [{ type: 'note_added', data: { assigned_to: 'Ana' } }]],
    ['note', { ...quiet, notes: ' Hi ' }, [{ type: 'note_added', data: { note: 'Hi' } }]],
  ] as const)('%s', (_, after, expected) => {
    expect(changeActivities(quiet, after, 'Ana')).toEqual(expected)
  })

  it('records unassigning', () => {
    expect(changeActivities({ ...quiet, assignee: '1' }, quiet)).toEqual([
      { type: 'note_added', data: { unassigned: true } },
    ])
  })
})

it.each(leadStatuses)(
  'a move from new to %s counts as a first reply only if the status implies one',
  (status) => {
    expect(isFirstReply('new', status)).toBe(['contacted', 'qualified', 'proposal'].includes(status))
    expect(isFirstReply(status, status)).toBe(false)
  },
)
