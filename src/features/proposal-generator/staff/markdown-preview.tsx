import { Fragment, type ReactNode } from 'react'

import { previewBlocks, type PreviewBlock } from './preview-blocks'

/** Shows Markdown. The document itself is made by the server, when the proposal is created. */
export const MarkdownPreview = ({ markdown }: { markdown: string }) => (
  <>
    {previewBlocks(markdown).map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)

function Block({ block }: { block: PreviewBlock }) {
  if (block.kind === 'heading') return <h3>{inline(block.text)}</h3>
  if (block.kind === 'text') return <p>{inline(block.text)}</p>
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>{inline(item)}</li>
        ))}
      </List>
    )
  }
  const [head = [], ...rows] = block.rows
  return (
    <div className="generator-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index}>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell)}</td>
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
  if (part.startsWith('{{')) return <mark className="generator-blank">{part}</mark>
  if (/^([*_])[^*_]+\1$/.test(part)) return <em>{part.slice(1, -1)}</em>
  return part.replaceAll(/\\([*_`~#>+=.)-])/g, '$1')
}
