// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { cleanPasted, type Dropped } from '@/components/editor/clean-pasted'
import { droppedText } from '@/components/editor/dropped-text'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

function clean(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  cleanPasted(pasted)
  return pasted.body.innerHTML.replaceAll(/\s*\n\s*/g, '').trim()
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=EN-US>Opening hours<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>Call <b style='mso-bidi-font-weight:normal'>today</b>, <i>please</i>, or <a href="https://a.example/x" title="x"><span style='color:#0563C1'>write</span></a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>First</span></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoNormal>Steps:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>One</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><img width=300 src="file:///C:/Users/a/clip_image001.png" alt="Map"></p>
<!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Prices</span></h2>
<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic;text-decoration:underline"> both</span><span style="font-weight:400"> plain</span><span style="vertical-align:super">2</span></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p><span>Inner</span></p></li></ul><li><p><span>Two</span></p></li></ul>
<p><a href="javascript:alert(1)" style="text-decoration:none"><span>bad</span></a> <a href="mailto:a@b.example"><span style="color:#1155cc">good</span></a></p>
<p><span><img src="https://lh7-us.googleusercontent.com/x" width="1" height="1"></span></p>
</b><br class="Apple-interchange-newline">`

describe('what is pasted', () => {
  it('from Word keeps headings, marks, links and nested lists', () => {
    expect(clean(word).replaceAll('\u00a0', ' ')).toBe(
      '<h1>Opening hours</h1>' +
        '<p>Call <strong>today</strong>, <em>please</em>, or <a href="https://a.example/x">write</a>.</p>' +
        '<ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul><p>Steps:</p><ol><li>One</li></ol>',
    )
  })

  it('from Google Docs keeps marks that are styles, and lists beside their item', () => {
    expect(clean(docs)).toBe(
      '<h2>Prices</h2><p><strong>Bold</strong><u><em> both</em></u> plain<sup>2</sup></p>' +
        '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>' +
        '<p>bad <a href="mailto:a@b.example">good</a></p>',
    )
  })

  it('from a table of Word has one paragraph per line of a cell', () => {
    expect(
      clean(
        '<table class=MsoTableGrid><tr><td><p class=MsoNormal>Plan<o:p></o:p></p></td><td><p class=MsoNormal>' +
          '<b>Price</b></p><p class=MsoNormal>a month</p></td></tr><tr><th>Plain</th><td><p><o:p>&nbsp;</o:p></p></td></tr></table>',
      ),
    ).toBe('<p>Plan</p><p><strong>Price</strong></p><p>a month</p><p>Plain</p>')
  })

  it('from a page loses scripts, classes, pictures and unknown elements', () => {
    expect(
      clean(
        '<article class="x"><script>alert(1)</script><h3 id="y" onclick="z()">A</h3><div><p style="color:red">B' +
          '<!-- c --><img src="https://t.example/p.gif"></p></div><table><tr><td>1</td><td>2</td></tr></table>' +
          '<iframe src="https://t.example"></iframe><span style="display:none">D</span></article>',
      ),
    ).toBe('<h3>A</h3><p>B</p><p>1</p><p>2</p>')
  })
})

describe('what is dropped', () => {
  const droppedOf = (html: string) => cleanPasted(new DOMParser().parseFromString(html, 'text/html'))

  it('is counted', () => {
    expect(droppedOf(word)).toEqual({ pictures: 1, tables: 0 })
    const table = '<table><tr><td>a</td><td><img src="x.png"></td></tr></table>'
    expect(droppedOf(`<p>Hi</p>${table}<p>you</p>${table}<svg></svg>`)).toEqual({ pictures: 3, tables: 2 })
    expect(droppedOf(`<table><tr><td>${table}</td></tr></table>`)).toEqual({ pictures: 1, tables: 1 })
    expect(droppedOf('<p>Hi<img width="1" src="https://x.example/t.gif"></p>')).toEqual({
      pictures: 0,
      tables: 0,
    })
  })

  it.each<[Language, Dropped, string]>([
    ['en', { pictures: 2, tables: 1 }, '2 pictures and 1 table were not taken over.'],
    ['en', { pictures: 0, tables: 1 }, '1 table was not taken over. Its text is here as paragraphs.'],
    ['en', { pictures: 1, tables: 0 }, '1 picture was not taken over. Upload it in its place.'],
    ['es', { pictures: 2, tables: 1 }, 'No se incorporaron 2 imágenes y 1 tabla.'],
    ['es', { pictures: 0, tables: 1 }, 'No se incorporó 1 tabla. El texto de la tabla quedó en párrafos.'],
  ])('is said in %s: %j', (language, dropped, sentence) => {
    const texts: Record<string, string> = { en, es }[language].common.dropped
    const t = (key: string, count: number) => texts[`${key}_${count === 1 ? 'one' : 'other'}`] ?? key
    expect(droppedText(t, language, dropped)).toContain(sentence)
  })
})
