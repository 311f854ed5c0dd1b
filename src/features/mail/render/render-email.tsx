import { render } from '@react-email/render'

import type { OutgoingEmail } from '@/features/mail/smtp'
import type { EmailContent, EmailContext } from './content'
import { EmailLayout } from './layout'
import { mark } from './mark'
import { plainText } from './plain-text'

/** Renders an email as HTML and plain text. */
export async function renderEmail(
  id: string,
  content: EmailContent,
  context: EmailContext,
): Promise<OutgoingEmail> {
  const { language, brand, recipient, sender } = context
  const { subject, replyTo, headers, thread } = content
  const html = await render(<EmailLayout {...{ language, brand, sender, content }} />)
  return {
    id,
    to: recipient,
    subject,
    html,
    text: plainText(brand, content, sender),
    replyTo,
    headers,
    thread,
    pictures: [mark],
  }
}
