/** Formats a Markdown table as Prettier would. The first `textColumns` are aligned left, the others right. */
export function table(head: string[], rows: string[][], textColumns = 1): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column < textColumns ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, column) =>
    column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
