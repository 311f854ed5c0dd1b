import { z } from 'zod'

import { env } from '@/env'
import { leadPath } from '@/features/leads/board-rules'
import {
  manyLines,
  oneLine,
  type Block,
  type EmailContext,
  type Template,
} from '@/features/mail/render/content'
import { emailTexts, greetedName } from '@/features/mail/render/translate'
import { languages, localizedPath } from '@/i18n/languages'
import { callPath } from '../call-link'
import { callDay, callTime, zonePlace } from '../call-texts'
import { CALL_MS, callKinds, callLimits } from '../rules'
import { calendarFile } from './calendar-file'

/** A call as it was when the email was queued. */
const callData = z.object({
  callId: z.uuid(),
  leadId: z.uuid(),
  sequence: z.number(),
  startsAt: z.iso.datetime({ offset: true }),
  by: z.enum(callKinds),
  callLanguage: z.enum(languages),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  videoUrl: z.string().nullable(),
  topic: z.string().nullable(),
  timeZone: z.string(),
  reason: z.string().nullable(),
  person: z.string().nullable(),
  personEmail: z.string().nullable(),
  personZone: z.string().nullable(),
})
export type CallEmailData = z.infer<typeof callData>

export type CallEmailEvent = 'booked' | 'moved' | 'cancelled' | 'taken' | 'reminderDay' | 'reminderHour'

const HOUR_MS = 3_600_000

/** The sender's address in calendars: that of the settings, else of the mail server's sender. */
const organizerOf = ({ brand, email }: EmailContext) => ({
  name: brand,
  email: email ?? /<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'calls@localhost',
})

const hasCalendar = (event: CallEmailEvent) =>
  event === 'booked' || event === 'moved' || event === 'cancelled' || event === 'taken'

/**
 * The email to the visitor about a call, in their language. Anyone can book with someone else's address, so it quotes nothing
 * that was typed but a first name.
 */
const visitorEmail =
  (event: CallEmailEvent): Template =>
  (data, context) => {
    const call = callData.parse(data)
    const { language, brand, siteUrl } = context
    const t = emailTexts(language)
    const at = new Date(call.startsAt)
    const zone = call.timeZone
    const day = callDay(at, language, zone)
    const time = callTime(at, language, zone)
    const name = greetedName(call.name)
    const link = `${siteUrl}${callPath(call.callId, language)}`
    const way = { by: call.by, language: call.callLanguage }
    const title =
      event === 'booked' || event === 'moved'
        ? name
          ? t(`calls.mail.${event}.title`, { name, day })
          : t(`calls.mail.${event}.titleNameless`, { day })
        : t(`calls.mail.${event}.title`, { time })
    const isNear = at.getTime() - Date.now() < 24 * HOUR_MS
    const bodies: Record<CallEmailEvent, () => Block[]> = {
      booked: () => [
        clocks(call, context),
        facts(call, context),
        ...openOrManage(call, link, context),
        paragraph(t('calls.mail.booked.next')),
        paragraph(t(isNear ? 'calls.mail.booked.remindSoon' : 'calls.mail.booked.remind')),
      ],
      moved: () => [clocks(call, context), facts(call, context), ...openOrManage(call, link, context)],
      taken: () => [
        paragraph(t('calls.mail.taken.text')),
        clocks(call, context),
        facts(call, context),
        ...openOrManage(call, link, context),
      ],
      cancelled: () => [
        paragraph(t('calls.mail.cancelled.text', { day, time })),
        button(
          t('calls.mail.cancelled.button'),
          `${siteUrl}${localizedPath('/contact/call', language)}`,
          context,
        ),
      ],
      reminderDay: () => [
        paragraph(t('calls.mail.reminderDay.text', { day, ...way })),
        clocks(call, context),
        ...openOrManage(call, link, context),
        paragraph(t('calls.mail.reminderDay.next')),
      ],
      reminderHour: () => [
        paragraph(t('calls.mail.reminderHour.text', { day, ...way })),
        clocks(call, context),
        ...openOrManage(call, link, context),
        paragraph(t('calls.mail.reminderHour.next')),
      ],
    }
    const person = oneLine(call.person ?? '', 80)
    return {
      subject: t(`calls.mail.${event}.subject`, { day, time }),
      preview: t('calls.mail.howValue', way),
      title,
      blocks: [
        ...bodies[event](),
        {
          kind: 'signature',
          name: person ? `${person}, ${brand}` : brand,
          details: [context.email, context.phone].filter(Boolean).join(', '),
        },
      ],
      footer: t('calls.mail.why', { brand }),
      ...(context.email && { replyTo: { name: brand, address: context.email } }),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      thread: call.callId,
      ...(hasCalendar(event) && {
        calendar: {
          method: methodOf(event),
          filename: t('calls.event.file'),
          content: calendarFile(methodOf(event), visitorEvent(call, context), siteUrl),
        },
      }),
    }
  }

const methodOf = (event: CallEmailEvent) => (event === 'cancelled' ? 'CANCEL' : 'REQUEST')

/** The event in the calendar of the visitor, for emails and for the file that the page offers. */
export function visitorEvent(call: CallEmailData, context: EmailContext) {
  const t = emailTexts(context.language)
  const link = `${context.siteUrl}${callPath(call.callId, context.language)}`
  const person = oneLine(call.person ?? '', 80)
  return {
    id: call.callId,
    sequence: call.sequence,
    startsAt: new Date(call.startsAt),
    summary: t('calls.event.summary', { brand: context.brand }),
    description: person
      ? t('calls.event.description', { name: person, link })
      : t('calls.event.descriptionNameless', { link }),
    location: call.videoUrl ?? t('calls.event.phone'),
    url: call.videoUrl ?? undefined,
    organizer: organizerOf(context),
    attendee: { name: greetedName(call.name) ?? call.email, email: call.email },
  }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

const button = (label: string, href: string, { language }: EmailContext): Block => ({
  kind: 'button',
  label,
  href,
  hint: emailTexts(language)('mail.layout.address', { address: href }),
})

/** One button: the meeting, or without one the page of the call; and the link that moves and cancels it. */
function openOrManage({ videoUrl }: CallEmailData, link: string, context: EmailContext): Block[] {
  const t = emailTexts(context.language)
  if (!videoUrl) return [button(t('calls.mail.manage'), link, context)]
  const [before = '', label = '', after = ''] = t
    .markup('calls.mail.change', { move: (chunks) => `\u0000${chunks}\u0000` })
    .split('\u0000')
  return [
    button(t('calls.mail.open'), videoUrl, context),
    { kind: 'linked', before, label, href: link, after },
  ]
}

const placeIn = (zone: string, { language, places = {} }: EmailContext): string =>
  zonePlace(zone, language, places)

/** The visitor's time and the person's; only one when both clocks show the same. */
function clocks(call: CallEmailData, context: EmailContext): Block {
  const { language, zone: agencyZone } = context
  const t = emailTexts(language)
  const at = new Date(call.startsAt)
  const until = (zone: string) =>
    t('calls.mail.until', { time: callTime(new Date(at.getTime() + CALL_MS), language, zone) })
  const { timeZone, personZone, person } = call
  const other = personZone ?? agencyZone
  const name = oneLine(person ?? '', 80).split(' ')[0]
  const city = placeIn(other, context)
  const own = {
    label: t('calls.mail.yours', { city: placeIn(timeZone, context) }),
    time: callTime(at, language, timeZone),
    note: until(timeZone),
  }
  const theirs = {
    label: name ? t('calls.mail.theirs', { name, city }) : t('calls.mail.ours', { city }),
    time: callTime(at, language, other),
    note: until(other),
  }
  return { kind: 'clocks', clocks: other === timeZone ? [own] : [own, theirs] }
}

function facts({ by, callLanguage, videoUrl }: CallEmailData, { language }: EmailContext): Block {
  const t = emailTexts(language)
  const where = videoUrl
    ? { label: t('calls.mail.link'), value: videoUrl }
    : { label: t('calls.mail.number'), value: t('calls.mail.numberValue') }
  const how = { label: t('calls.mail.how'), value: t('calls.mail.howValue', { by, language: callLanguage }) }
  return {
    kind: 'facts',
    rows: [how, where, { label: t('calls.mail.attached'), value: t('calls.event.file') }],
  }
}

/** The email to the person who takes the call, with what the visitor typed. A reply to it goes to the visitor. */
const personEmail =
  (event: CallEmailEvent): Template =>
  (data, context) => {
    const call = callData.parse(data)
    const { language, brand, siteUrl } = context
    const t = emailTexts(language)
    const at = new Date(call.startsAt)
    const zone = call.personZone ?? context.zone
    const about = {
      name: oneLine(call.name, 80),
      day: callDay(at, language, zone),
      time: callTime(at, language, zone),
    }
    const href = `${siteUrl}${leadPath(call.leadId)}`
    const rows = [
      { label: t('calls.mail.person.when'), value: `${about.day}, ${about.time}` },
      {
        label: t('calls.mail.person.visitor'),
        value: `${callTime(at, language, call.timeZone)}, ${placeIn(call.timeZone, context)}`,
      },
      {
        label: t('calls.mail.how'),
        value: t('calls.mail.howValue', { by: call.by, language: call.callLanguage }),
      },
      { label: t('calls.mail.person.email'), value: oneLine(call.email, 254) },
      { label: t('calls.mail.person.phone'), value: oneLine(call.phone ?? '', callLimits.phone) },
      { label: t('calls.mail.link'), value: call.videoUrl ?? '' },
    ].filter(({ value }) => value)
    const quoted = event === 'cancelled' ? call.reason : call.topic
    const label = t(event === 'cancelled' ? 'calls.mail.person.reason' : 'calls.mail.person.topic')
    return {
      subject: t(`calls.mail.person.${event}Subject`, about),
      preview: `${about.day}, ${about.time}`,
      title: t(`calls.mail.person.${event}Title`, about),
      blocks: [
        { kind: 'facts', rows },
        ...(quoted
          ? [{ kind: 'quote' as const, label, text: manyLines(quoted), language: call.callLanguage }]
          : []),
        button(t('calls.mail.person.button'), href, context),
      ],
      footer: t('calls.mail.person.why', { brand }),
      replyTo: { name: about.name, address: call.email },
      headers: { 'Auto-Submitted': 'auto-generated' },
      thread: call.callId,
      ...(hasCalendar(event) && {
        calendar: {
          method: methodOf(event),
          filename: t('calls.event.file'),
          content: calendarFile(
            methodOf(event),
            {
              id: call.callId,
              sequence: call.sequence,
              startsAt: at,
              summary: t('calls.event.summaryPerson', { name: about.name }),
              description: [manyLines(call.topic ?? '', callLimits.topic), href].filter(Boolean).join('\n\n'),
              location: call.videoUrl ?? t('calls.event.phonePerson', { phone: call.phone ?? '' }),
              url: call.videoUrl ?? undefined,
              organizer: organizerOf(context),
              attendee: { name: call.person ?? context.recipient, email: context.recipient },
            },
            siteUrl,
          ),
        },
      }),
    }
  }

/** The templates of the emails about calls, by kind. */
export const callEmails = {
  'call-booked': visitorEmail('booked'),
  'call-moved': visitorEmail('moved'),
  'call-cancelled': visitorEmail('cancelled'),
  'call-reminder-day': visitorEmail('reminderDay'),
  'call-reminder-hour': visitorEmail('reminderHour'),
  'call-taken': visitorEmail('taken'),
  'call-booked-person': personEmail('booked'),
  'call-taken-person': personEmail('taken'),
  'call-moved-person': personEmail('moved'),
  'call-cancelled-person': personEmail('cancelled'),
  'call-reminder-day-person': personEmail('reminderDay'),
  'call-reminder-hour-person': personEmail('reminderHour'),
} satisfies Record<string, Template>
