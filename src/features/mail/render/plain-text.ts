import type { Block, EmailContent } from './content'

/** Renders an email as plain text, with the same blocks as the HTML. */
export function plainText(brand: string, { title, blocks, footer }: EmailContent, sender?: string): string {
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
