import { z } from 'zod'

import type { Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { AVAILABILITY_PATH } from '@/lib/admin-views'
import { calendarProblems } from '../calendar-rules'

const failedData = z.object({ problem: z.enum(calendarProblems) })
export type CalendarFailedData = z.infer<typeof failedData>

/** To a person whose calendar cannot be read: why, and that visitors see no times of theirs until it can. */
const calendarFailed: Template = (data, { language, siteUrl, brand }) => {
  const { problem } = failedData.parse(data)
  const t = emailTexts(language)
  const href = `${siteUrl}${AVAILABILITY_PATH}`
  return {
    subject: t('calls.mail.calendar.subject'),
    preview: t('calls.mail.calendar.text'),
    title: t('calls.mail.calendar.title'),
    blocks: [
      { kind: 'paragraph', text: t(`calls.mail.calendar.problems.${problem}`) },
      { kind: 'paragraph', text: t('calls.mail.calendar.text') },
      {
        kind: 'button',
        label: t('calls.mail.calendar.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
    ],
    footer: t('calls.mail.person.why', { brand }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The templates of the emails about calendars, by kind. */
export const calendarEmails = { 'call-calendar-failed': calendarFailed } satisfies Record<string, Template>
