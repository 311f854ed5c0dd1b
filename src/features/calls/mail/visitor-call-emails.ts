import { oneLine, type Block, type Template } from '@/features/mail/render/content'
import { emailTexts, greetedName } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { callPath } from '../call-link'
import { callDay, callTime } from '../call-texts'
import { button, clocks, facts, openOrManage, paragraph } from './call-blocks'
import { attachedCalendar, callData, visitorEvent, type CallEmailEvent } from './call-events'

const HOUR_MS = 3_600_000

/**
 * The email to the visitor about a call, in their language. Anyone can book with someone else's address, so it quotes nothing
 * that was typed but a first name and a phone number.
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
      ...attachedCalendar(event, visitorEvent(call, context), context),
    }
  }

/** The templates of the emails to visitors about their call, by kind. */
export const visitorCallEmails = {
  'call-booked': visitorEmail('booked'),
  'call-moved': visitorEmail('moved'),
  'call-cancelled': visitorEmail('cancelled'),
  'call-reminder-day': visitorEmail('reminderDay'),
  'call-reminder-hour': visitorEmail('reminderHour'),
  'call-taken': visitorEmail('taken'),
} satisfies Record<string, Template>
