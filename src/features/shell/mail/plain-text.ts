import type { Block, MailContent } from './content'

/** The mail as plain text: the same blocks, in the same order. */
export function plainText(brand: string, { title, blocks, footer }: MailContent): string {
  return [brand, title, ...blocks.map(block), '--', footer].join('\n\n') + '\n'
}

function block(part: Block): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quote':
      return `${part.label}:\n\n${part.text.replace(/^/gm, '> ')}`
    case 'button':
      return `${part.label}: ${part.href}`
    case 'signature':
      return [part.name, part.details].filter(Boolean).join('\n')
  }
}
