import { z } from 'zod'

import { manyLines, oneLine, type Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { foldText } from '@/lib/search-words'
import { replyLimits } from '../rules'

/** `author` is the name of the staff member, missing for an account without one. */
const leadReplyData = z.object({
  subject: z.string(),
  text: z.string(),
  author: z.string().nullable(),
})

/** What a staff member wrote to a lead, as they wrote it. A reply to it goes to the agency's address. */
export const leadReply: Template = (data, context) => {
  const { subject, text, author } = leadReplyData.parse(data)
  const { brand, email, phone } = context
  const name = author ? `${oneLine(author, 80)}, ${brand}` : brand
  return {
    subject: oneLine(subject, replyLimits.subject),
    preview: oneLine(text, 140),
    title: oneLine(subject, replyLimits.subject),
    blocks: [
      ...manyLines(text, replyLimits.text)
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
      {
        kind: 'signature',
        name: isSigned(text, author) ? brand : name,
        details: [email, phone].filter(Boolean).join(', '),
      },
    ],
    footer: emailTexts(context.language)('mail.leadReply.why', { brand }),
    ...(email && { replyTo: { name: brand, address: email } }),
  }
}

/** Whether one of the last lines is the writer's name: templates end with it, and the brand is added to it. */
function isSigned(text: string, author: string | null): boolean {
  const names = [author ?? '', author?.split(/\s+/)[0] ?? ''].map(foldText).filter(Boolean)
  const lastLines = text
    .trim()
    .split(/\s*\n\s*/)
    .slice(-3)
  return lastLines.some((line) => names.includes(foldText(line.replaceAll(/^[\s\p{Pd}]+|[\s.,]+$/gu, ''))))
}
