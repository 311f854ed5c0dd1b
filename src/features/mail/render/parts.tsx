import { type CSSProperties, type ReactNode, Fragment } from 'react'

import { light as colors } from '@/lib/colors'

import type { Block } from './content'

/** Colors and fonts are inline styles: most email clients drop style sheets. */
const systemFonts = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
export const fonts = {
  text: `'Instrument Sans',${systemFonts}`,
  display: `'Bricolage Grotesque',${systemFonts}`,
}

/** A cell of the column. `spaceAbove` in px. */
export const cell = (spaceAbove: number): CSSProperties => ({ padding: `${spaceAbove}px 24px 0` })

const body: CSSProperties = { fontSize: 17, lineHeight: '28px', color: colors.ink }
export const small: CSSProperties = { fontSize: 13, lineHeight: '20px', color: colors.muted }

/**
 * The brand's mark, 84 x 84 px, in a red that works in both color schemes. It is attached to the email: email clients
 * hide remote pictures, which would also tell the sender when the email was opened.
 */
export const mark = {
  cid: 'mark@puente',
  filename: 'puente.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAFQAAABUBAMAAADuRQ3yAAAAMFBMVEVMaXHHImvHH23IH2zIH23IH23IH23IH23IH23JIGzIH2zIH2zIH23IH23IH2zIIG2nhjYgAAAAD3RSTlMAJYDM9Q06orcc4FJkkHaaVgFzAAAACXBIWXMAAAsTAAALEwEAmpwYAAACHUlEQVRIx+2WTShEURTH7yxmeL6aUiwkFqwplIVSJEXMFOVjY5SykFj4WEiUFBvzNkopEbM2C4UNSmxZKVI2SrEQM3j5OmbmvTvv3vvOwZKaszv/93v33jnnf88bxr6Pwrkz9rvI8QEME8+6FqX0BABeUHCwEqD+Uk/mrtiiAAEn6L6FRBhHXGlL5KdO9BqsiJZaylQinXaQuQAKmwY46vGBwJ7HFC1oJsUqugVSLPQWjFiv6QqZ6QMiPtVF+ygSyhVS26TIqFdB08lFn9X9T0j0QN3f+lHG8cCFTL47HGTqkfi5+qWThhl+1NlEki+gawxHDSuz2Tq/AzW7HeLpSq1JtuhOU3lANqbrJlbn1wk/Zuq4Mx4l8+b1+vGL0olbGI2d9TH2N0LbG5+pnrzTfwTd25YbiUoJ9R2xe9oY+JYMilaJhGnSFZQNaHhJtES1dStFLjmvwDxxUOQmvuI/bQu7Wc0YmYnfQqwKxMxAlvUQgyjqPG03NQdC6DVAw1DJLPj1eOmmUfUEVzT6gc8sM5o2pBrILs8WHjXuMrYs+Fa5ye2gzB634LIGYrxGrO20WmJu2voolzrstyX7YwW3m6KjDaiyxTa0CWlJNaBOx3iI/wgyuCh9+6e4uiqIPVx8ENEirj4J4hD2vr2XuMA+2phkC9+wDoRRY4o9uEcKIJRA/HaXcdGLNuYxhabQFPpP0cMKK6QvhMbVGvbf4gugDlWrtztaIgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

type TableProps = { children: ReactNode; className?: string; style?: CSSProperties }

/** A layout table: the only layout that all email clients support. */
export const Table = ({ children, ...rest }: TableProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...rest}>
    <tbody>{children}</tbody>
  </table>
)

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
  clocks: 24,
  linked: 18,
  choices: 20,
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
    case 'clocks':
      return <Clocks clocks={block.clocks} />
    case 'linked':
      return (
        <span className="mut" style={{ fontSize: 15, lineHeight: '24px', color: colors.muted }}>
          {block.before}
          <TextLink href={block.href} label={block.label} />
          {block.after}
        </span>
      )
    case 'choices':
      return <Choices rows={block.rows} />
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

const TextLink = ({ href, label }: { href: string; label: string }) => (
  <a className="lk" href={href} style={{ color: colors.link, fontWeight: 600 }}>
    {label}
  </a>
)

/** Under a deck, with a pier between them, as on the page where the call was booked. */
const Clocks = ({ clocks }: { clocks: { label: string; time: string; note: string }[] }) => (
  <Table className="deck" style={{ borderTop: `14px solid ${colors.ink}` }}>
    <tr>
      {clocks.map(({ label, time, note }, index) => (
        <td
          key={label}
          className="ink rule"
          width={`${100 / clocks.length}%`}
          style={{
            padding: index > 0 ? '16px 0 4px 20px' : '16px 16px 4px 0',
            verticalAlign: 'top',
            ...(index > 0 && { borderLeft: `2px solid ${colors.ink}` }),
          }}
        >
          <span className="mut" style={{ fontSize: 14, lineHeight: '20px', color: colors.muted }}>
            {label}
          </span>
          <br />
          <span style={{ fontFamily: fonts.display, fontSize: 28, lineHeight: '36px', fontWeight: 700 }}>
            {time}
          </span>
          <br />
          <span style={{ fontSize: 15, lineHeight: '22px' }}>{note}</span>
        </td>
      ))}
    </tr>
  </Table>
)

const Choices = ({ rows }: { rows: Extract<Block, { kind: 'choices' }>['rows'] }) => {
  const line = { borderBottom: `1px solid ${colors.line}`, padding: '14px 0' } as const
  return (
    <Table
      className="ink rule"
      style={{ borderTop: `2px solid ${colors.ink}`, fontSize: 16, lineHeight: '24px' }}
    >
      {rows.map(({ text, note, label, href }) => (
        <tr key={href}>
          <td className="ln" style={line}>
            <span style={{ fontWeight: 600 }}>{text}</span>{' '}
            <span className="mut" style={{ color: colors.muted }}>
              {note}
            </span>
          </td>
          <td className="ln" align="right" style={line}>
            <TextLink href={href} label={label} />
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
  color: colors['on-accent'],
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
  padding: '12px 24px',
  borderRadius: 2,
} as const
