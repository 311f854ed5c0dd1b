import { light as colors, markGrounds, marks } from '@/lib/colors'
import { isSafeLink, type DocumentNode } from '@/lib/document'
import { printable } from '@/lib/printable'
import { SHIFTED_SIZE, type Span, type TextStyle } from '@/lib/server/pdf/lines'
import { textMarksOf, hasFormat, textFormat } from '@/lib/text-marks'

/** Returns the texts of inline nodes in their styles. A link to the web keeps its address. */
export function spansOf(nodes: readonly DocumentNode[], style: TextStyle): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (node.type === 'linebreak') return [{ text: '\n', style }]
    if (node.type === 'tab') return [{ text: ' ', style }]
    if (typeof node.text === 'string') {
      const text = printable(node.text)
      return text ? [{ text, style: styleOf(node, style) }] : []
    }
    const inner = Array.isArray(node.children) ? (node.children as DocumentNode[]) : []
    if (node.type !== 'link' && node.type !== 'autolink') return spansOf(inner, style)
    const { url } = (node.fields ?? {}) as { url?: unknown }
    if (!isSafeLink(url) || !/^https?:/i.test(url as string)) return spansOf(inner, style)
    const linked = { ...style, color: colors.link, underline: true }
    return spansOf(inner, linked).map((span) => ({ ...span, link: url as string }))
  })
}

function styleOf(node: DocumentNode & { format?: unknown }, style: TextStyle): TextStyle {
  const format = Number(node.format) || 0
  const { color, background } = textMarksOf(node.$)
  if (format === 0 && !color && !background) return style
  const isShifted = hasFormat(format, textFormat.subscript | textFormat.superscript)
  return {
    ...style,
    face: faceOf(format, style),
    color: (color && marks[color]) ?? style.color,
    ground: background && markGrounds[background],
    strike: style.strike || hasFormat(format, textFormat.strikethrough),
    underline: style.underline || hasFormat(format, textFormat.underline),
    size: isShifted ? style.size * SHIFTED_SIZE : style.size,
    rise: riseOf(format) * style.size,
  }
}

/** There is no bold italic: bold wins. */
function faceOf(format: number, style: TextStyle): TextStyle['face'] {
  if (style.face !== 'text') return style.face
  if (hasFormat(format, textFormat.bold)) return 'strong'
  return hasFormat(format, textFormat.italic) ? 'italic' : 'text'
}

/** How far above the line a text is, in sizes of the text. */
function riseOf(format: number): number {
  if (hasFormat(format, textFormat.superscript)) return 0.35
  return hasFormat(format, textFormat.subscript) ? -0.15 : 0
}
