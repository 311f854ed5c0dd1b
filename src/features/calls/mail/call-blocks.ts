import { oneLine, type Block, type EmailContext } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { callTime, zonePlace } from '../call-texts'
import { CALL_MS, isPlainPhone } from '../rules'
import type { CallEmailData } from './call-events'

/** The parts that emails about a call share. */

/** A paragraph of plain text. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** A link as a button, with its address for readers whose program shows none. */
export const button = (label: string, href: string, { language }: EmailContext): Block => ({
  kind: 'button',
  label,
  href,
  hint: emailTexts(language)('mail.layout.address', { address: href }),
})

/** One button: the meeting, or without one the page of the call; and the link that moves and cancels it. */
export function openOrManage({ videoUrl }: CallEmailData, link: string, context: EmailContext): Block[] {
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

/** The name of a zone in an email. */
export const placeIn = (zone: string, { language, places = {} }: EmailContext): string =>
  zonePlace(zone, language, places)

/** The visitor's time and the person's; only one when both clocks show the same. */
export function clocks(call: CallEmailData, context: EmailContext): Block {
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

/** How and where the call takes place. A number is quoted if it is nothing else: anyone can enter someone else's address. */
export function facts(call: CallEmailData, { language }: EmailContext): Block {
  const { by, callLanguage, phone, videoUrl } = call
  const t = emailTexts(language)
  const where = videoUrl
    ? { label: t('calls.mail.link'), value: videoUrl }
    : {
        label: t('calls.mail.number'),
        value: phone && isPlainPhone(phone) ? phone : t('calls.mail.numberValue'),
      }
  const how = { label: t('calls.mail.how'), value: t('calls.mail.howValue', { by, language: callLanguage }) }
  return {
    kind: 'facts',
    rows: [how, where, { label: t('calls.mail.attached'), value: t('calls.event.file') }],
  }
}
