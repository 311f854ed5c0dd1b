import { render } from '@react-email/render'

import type { OutgoingMail } from '@/lib/server/mail'
import type { MailContent, MailContext } from './content'
import { MailLayout } from './layout'
import { mark } from './mark'
import { plainText } from './plain-text'

/** A mail ready to be sent, in the language of its reader. */
export async function renderMail(
  id: string,
  content: MailContent,
  context: MailContext,
): Promise<OutgoingMail> {
  const { language, brand, recipient } = context
  const { subject, replyTo, headers } = content
  const html = await render(<MailLayout language={language} brand={brand} content={content} />)
  return {
    id,
    to: recipient,
    subject,
    html,
    text: plainText(brand, content),
    replyTo,
    headers,
    pictures: [mark],
  }
}
