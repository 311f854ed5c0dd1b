import { leadPath } from '@/features/leads/board-rules'
import { manyLines, oneLine, type Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { callDay, callTime } from '../call-texts'
import { callLimits } from '../rules'
import { button, placeIn } from './call-blocks'
import { attachedCalendar, callData, personEvent, type CallEmailEvent } from './call-events'

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
      ...attachedCalendar(event, personEvent(call, context), context),
    }
  }

/** The templates of the emails to people about the calls that they take, by kind. */
export const personCallEmails = {
  'call-booked-person': personEmail('booked'),
  'call-taken-person': personEmail('taken'),
  'call-moved-person': personEmail('moved'),
  'call-cancelled-person': personEmail('cancelled'),
  'call-reminder-day-person': personEmail('reminderDay'),
  'call-reminder-hour-person': personEmail('reminderHour'),
} satisfies Record<string, Template>
