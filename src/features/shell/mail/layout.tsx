import type { Language } from '@/i18n/languages'
import { BlockView } from './blocks'
import type { MailContent } from './content'
import { mark } from './mark'
import { cell, colours, faces, small } from './styles'
import { Table } from './table'

/** Clients that know the dark scheme get ours; the others keep the light one, which is written inline. */
const dark = `
@media (prefers-color-scheme: dark) {
  .bg { background: #14151D !important } .ink { color: #F3EFE7 !important } .mut { color: #A9A6B3 !important }
  .ln { border-color: #2B2D3A !important } .rule { border-color: #F3EFE7 !important } .act { background: #C8206D !important }
}
@media (max-width: 480px) { .px { padding-left: 20px !important; padding-right: 20px !important } .b { display: block !important; text-align: center !important } }
`

type Props = { language: Language; brand: string; content: MailContent }

/** The one layout of all mails: a column of text under the small mark, and why the reader got it. */
export function MailLayout({ language, brand, content }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Phones would make links of dates, numbers and addresses that a stranger wrote. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{content.subject}</title>
        <style>{dark}</style>
      </head>
      <body className="bg" style={{ margin: 0, padding: 0, background: colours.paper }}>
        <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {content.preview}
        </div>
        <div role="main">
          <Table className="bg" style={{ background: colours.paper }}>
            <tr>
              <td align="center">
                <Table style={{ maxWidth: 560, fontFamily: faces.text, color: colours.ink }}>
                  <Brand name={brand} />
                  <tr>
                    <td
                      className="px ink"
                      style={{
                        ...cell(0),
                        fontFamily: faces.display,
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
                              borderTop: `1px solid ${colours.line}`,
                              padding: '16px 0 40px',
                            }}
                          >
                            {content.footer}
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
        color: colours.ink,
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
