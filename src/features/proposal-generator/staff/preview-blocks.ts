/** Splits Markdown into the blocks that its preview shows. Pure: no I/O. */

export type PreviewBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; rows: string[][] }

const ITEM = /^\s*([-*+]|\d+[.)])\s+/
const DIVIDER = /^\|[\s:|-]+\|?\s*$/

export function previewBlocks(markdown: string): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const last = blocks.at(-1)
    const item = ITEM.exec(line)
    if (!line.trim()) isOpen = false
    else if (/^#{1,6}\s/.test(line)) {
      blocks.push({ kind: 'heading', text: line.replace(/^#+\s+/, '') })
      isOpen = false
    } else if (item) {
      const text = line.slice(item[0].length)
      const isOrdered = /\d/.test(item[1] ?? '')
      if (isOpen && last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(text)
      else blocks.push({ kind: 'list', isOrdered, items: [text] })
      isOpen = true
    } else if (line.trimStart().startsWith('|')) {
      const cells = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
      if (DIVIDER.test(line.trim())) continue
      if (isOpen && last?.kind === 'table') last.rows.push(cells)
      else blocks.push({ kind: 'table', rows: [cells] })
      isOpen = true
    } else if (isOpen && last?.kind === 'text') last.text += ` ${line.trim()}`
    else {
      blocks.push({ kind: 'text', text: line.trim() })
      isOpen = true
    }
  }
  return blocks
}
