import { render } from '@react-email/render'

import type { OutgoingEmail } from '@/features/mail/smtp'
import type { EmailContent, EmailContext, Block } from './content'
import { EmailLayout } from './layout'
import { mark } from './parts'

/** Renders an email as plain text, with the same blocks as the HTML. */
function plainText(brand: string, { title, blocks, footer }: EmailContent, sender?: string): string {
  const parts = [brand, title, ...blocks.map(blockText), '--', footer, sender]
  return parts.filter((part) => part !== undefined).join('\n\n') + '\n'
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quote':
      return `${block.label}:\n\n${block.text.replace(/^/gm, '> ')}`
    case 'button':
      return `${block.label}: ${block.href}`
    case 'signature':
      return [block.name, block.details].filter(Boolean).join('\n')
  }
}

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
