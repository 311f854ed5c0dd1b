import { render } from '@react-email/render'

import type { OutgoingEmail } from '@/features/mail/smtp'
import type { Language } from '@/i18n/languages'
import { dark, light as colors } from '@/lib/colors'
import type { EmailContent, EmailContext, Block } from './content'
import { BlockView, mark, cell, fonts, small, Table } from './parts'

/** The dark scheme, for email clients that support it. The light one is in inline styles. */
const darkScheme = `
@media (prefers-color-scheme: dark) {
  .lk { color: ${dark.link} !important } .deck { border-color: ${dark.deck} !important }
  .bg { background: ${dark.ground} !important } .ink { color: ${dark.ink} !important } .mut { color: ${dark.muted} !important }
  .ln { border-color: ${dark.line} !important } .rule { border-color: ${dark.ink} !important } .act { background: ${dark['accent-fill']} !important }
}
@media (max-width: 480px) { .px { padding-left: 20px !important; padding-right: 20px !important } .b { display: block !important; text-align: center !important } }
`

type LayoutProps = { language: Language; brand: string; sender?: string; content: EmailContent }

/** The layout of every email: the brand, the content in one column, why the recipient gets it, and who sends it. */
function EmailLayout({ language, brand, sender, content }: LayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Phones turn dates, numbers and addresses into links; some of the text is untrusted. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{content.subject}</title>
        <style>{darkScheme}</style>
      </head>
      <body className="bg" style={{ margin: 0, padding: 0, background: colors.ground }}>
        <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {content.preview}
        </div>
        <div role="main">
          <Table className="bg" style={{ background: colors.ground }}>
            <tr>
              <td align="center">
                <Table style={{ maxWidth: 560, fontFamily: fonts.text, color: colors.ink }}>
                  <Brand name={brand} />
                  <tr>
                    <td
                      className="px ink"
                      style={{
                        ...cell(0),
                        fontFamily: fonts.display,
                        fontSize: 30,
                        lineHeight: '36px',
                        fontWeight: 700,
                        letterSpacing: '-.4px',
                      }}
                    >
                      <h1 style={{ margin: 0, font: 'inherit', letterSpacing: 'inherit' }}>
                        {content.title}
                      </h1>
                    </td>
                  </tr>
                  {content.blocks.map((block, index) => (
                    <BlockView key={index} block={block} />
                  ))}
                  <tr>
                    <td className="px" style={cell(40)}>
                      <Table>
                        <tr>
                          <td
                            className="ln mut"
                            style={{
                              ...small,
                              borderTop: `1px solid ${colors.line}`,
                              padding: '16px 0 40px',
                            }}
                          >
                            {content.footer}
                            {sender && <div style={{ paddingTop: 8 }}>{sender}</div>}
                          </td>
                        </tr>
                      </Table>
                    </td>
                  </tr>
                </Table>
              </td>
            </tr>
          </Table>
        </div>
        {content.pixel && <img src={content.pixel} width={1} height={1} alt="" style={{ border: 0 }} />}
      </body>
    </html>
  )
}

const Brand = ({ name }: { name: string }) => (
  <tr>
    <td
      className="px ink"
      style={{
        padding: '36px 24px 28px',
        fontSize: 17,
        lineHeight: '28px',
        fontWeight: 700,
        color: colors.ink,
      }}
    >
      <img
        src={`cid:${mark.cid}`}
        width={28}
        height={28}
        alt=""
        style={{ verticalAlign: -6, marginRight: 10, border: 0 }}
      />
      {name}
    </td>
  </tr>
)

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
    case 'clocks':
      return block.clocks.map(({ label, time, note }) => `${label}: ${time} ${note}`).join('\n')
    case 'linked':
      return `${block.before}${block.label}${block.after}\n${block.href}`
    case 'choices':
      return block.rows.map(({ text, note, href }) => `${text}, ${note}: ${href}`).join('\n')
  }
}

/** Renders an email as HTML and plain text. */
export async function renderEmail(
  id: string,
  content: EmailContent,
  context: EmailContext,
): Promise<OutgoingEmail> {
  const { language, brand, recipient, sender } = context
  const { subject, replyTo, headers, thread, calendar } = content
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
    calendar,
  }
}
