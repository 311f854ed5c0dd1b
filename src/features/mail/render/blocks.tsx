import { Fragment } from 'react'

import type { Block } from './content'
import { body, cell, colors, small, Table } from './parts'

/** A block of an email as a row of the layout table. */
export function BlockView({ block }: { block: Block }) {
  return (
    <tr>
      <td className="px ink" style={{ ...body, ...cell(spaceAbove[block.kind]) }}>
        <BlockContent block={block} />
      </td>
    </tr>
  )
}

/** Space above each block, in px. */
const spaceAbove: Record<Block['kind'], number> = {
  paragraph: 18,
  facts: 24,
  quote: 24,
  button: 28,
  signature: 28,
}

function BlockContent({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Lines text={block.text} />
    case 'facts':
      return <Facts rows={block.rows} />
    case 'quote':
      return (
        <>
          <div className="mut" style={{ ...small, fontSize: 15, lineHeight: '22px', paddingBottom: 8 }}>
            {block.label}
          </div>
          <div
            className="ln"
            lang={block.language}
            style={{ borderLeft: `2px solid ${colors.line}`, paddingLeft: 16, wordBreak: 'break-word' }}
          >
            <Lines text={block.text} />
          </div>
        </>
      )
    case 'button':
      return <ButtonLink {...block} />
    case 'signature':
      return (
        <>
          {block.name}
          <br />
          <span className="mut" style={{ color: colors.muted }}>
            {block.details}
          </span>
        </>
      )
  }
}

/** Text with its line breaks. React escapes it, so visitors cannot inject HTML. */
const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

function Facts({ rows }: { rows: { label: string; value: string }[] }) {
  const line = { borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' } as const
  return (
    <Table
      className="ink rule"
      style={{ borderTop: `2px solid ${colors.ink}`, fontSize: 15, lineHeight: '22px' }}
    >
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <td className="ln mut" style={{ ...line, padding: '12px 12px 12px 0', color: colors.muted }}>
            {label}
          </td>
          <td className="ln" align="right" style={{ ...line, padding: '12px 0', wordBreak: 'break-word' }}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const ButtonLink = ({ label, href, hint }: { label: string; href: string; hint: string }) => (
  <>
    <a className="b act" href={href} style={button}>
      {label}
    </a>
    <div
      className="mut"
      style={{
        fontSize: 14,
        lineHeight: '22px',
        paddingTop: 20,
        color: colors.muted,
        wordBreak: 'break-word',
      }}
    >
      {hint}
    </div>
  </>
)

const button = {
  display: 'inline-block',
  background: colors.accent,
  color: colors.onAccent,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
  padding: '12px 24px',
  borderRadius: 2,
} as const
