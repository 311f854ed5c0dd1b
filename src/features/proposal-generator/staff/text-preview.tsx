import { Fragment, type ReactNode } from 'react'

import { addDays, dayIn, momentOf } from '@/lib/agency-day'
import { fillVariables, variableValues } from '@/features/proposals/variable-rules'
import { feesOf, languageOf, type GeneratorForm } from '../generator-form'
import type { ProposingAgency } from '../queries/generator-start'

/** Returns a text with its variables filled, as the client of the form reads it in a proposal that is created `now`. */
export function filledText(content: string, form: GeneratorForm, agency: ProposingAgency, now: Date): string {
  const language = languageOf(form)
  const { first_name, last_name, company_name } = form.newClient
  const isNew = form.clientKind === 'new'
  const { brand, zone, expiryDays, services } = agency
  const values = variableValues(
    {
      client: isNew ? `${first_name} ${last_name}` : form.client?.name,
      company: isNew ? company_name : form.client?.company,
      agency: brand,
      service: form.serviceType ? services[language][form.serviceType] : undefined,
      ...feesOf(form),
      currency: form.currency,
      date: now,
      expires: new Date(momentOf(addDays(dayIn(zone, now), expiryDays), zone)),
      zone,
    },
    language,
  )
  return fillVariables(content, values).markdown
}

type PreviewBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; rows: string[][] }

const ITEM = /^\s*([-*+]|\d+[.)])\s+/
const DIVIDER = /^\|[\s:|-]+\|?\s*$/

/** Splits Markdown into the blocks that the preview shows. */
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

/** Shows Markdown. The document itself is made by the server, when the proposal is created. */
export const MarkdownPreview = ({ markdown }: { markdown: string }) => (
  <>
    {previewBlocks(markdown).map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)

const cell = 'border-b border-line py-2 ps-0 pe-4 text-start align-top'

function Block({ block }: { block: PreviewBlock }) {
  if (block.kind === 'heading')
    return <h3 className="mt-6 mb-2 text-heading leading-7 first:mt-0">{inline(block.text)}</h3>
  if (block.kind === 'text') return <p className="mb-3">{inline(block.text)}</p>
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={`mb-3 pl-5.5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, index) => (
          <li key={index}>{inline(item)}</li>
        ))}
      </List>
    )
  }
  const [head = [], ...rows] = block.rows
  return (
    <div className="mb-3 overflow-x-auto">
      <table className="border-collapse">
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={index} className={cell}>
                {inline(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, column) => (
                <td key={column} className={cell}>
                  {inline(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Bold, italic and the blanks of a template; anything else is text. */
function inline(text: string): ReactNode {
  return text
    .split(/(\*\*[^*]+\*\*|(?<![*\w\\])[*_][^*_]+[*_](?!\w)|\{\{[^{}]*\}\})/)
    .map((part, index) => <Fragment key={index}>{piece(part)}</Fragment>)
}

function piece(part: string): ReactNode {
  if (part.startsWith('**') && part.length > 4) return <strong>{inline(part.slice(2, -2))}</strong>
  if (part.startsWith('{{')) return <mark className="bg-yellow-ground text-yellow-text">{part}</mark>
  if (/^([*_])[^*_]+\1$/.test(part)) return <em>{part.slice(1, -1)}</em>
  return part.replaceAll(/\\([*_`~#>+=.)-])/g, '$1')
}
