import fc from 'fast-check'

/** Names and words of twenty languages that PDFs print. */
export const printedNames = [
  'José Ñandú Güell',
  'Łukasz Żółć',
  'Đặng Thị Thảo Nguyễn',
  'Αλέξανδρος Ώμος',
  'Ольга Щербакова',
  'Їжакевич Ґалаґан',
  'Ђорђе Љубић',
  'Škoda Říha',
  'Győző Szűcs',
  'İlker Şahingöz',
  'Ștefan Țurcanu',
  'Þórður Æðarsson',
  'Åse Bjørnstad',
  'Ģirts Ķuņķis',
  'Žydrūnas Šešelgis',
  'Straßer Müßig',
  'Façonné L’Œuvre',
  'Ħal Għargħur',
  'Ŵyn Ŷstrad',
  'Ọlá Ẹ̀bùn',
  'ʻŌkina Kahoʻolawe',
  'Qəhrəman Əliyev',
]

const symbols = [
  '→',
  '2027 ↔ 2028',
  'no‑break',
  '≤ 5 ≥',
  '½ ¾',
  '✓ done',
  '№ 7',
  '−3 °C',
  'x² H₂O',
  '“quoted” — …',
]

const word = fc.oneof(
  fc.constantFrom(...printedNames.flatMap((name) => name.split(' '))),
  fc.constantFrom(...symbols),
  fc.stringMatching(/^[A-Za-zñáé]{1,12}[.,;]?$/),
)

/** Some words, composed or decomposed. */
const words = (maxLength: number) =>
  fc
    .tuple(fc.array(word, { minLength: 1, maxLength }), fc.constantFrom('NFC', 'NFD'))
    .map(([parts, form]) => parts.join(' ').normalize(form))

const text = (maxLength: number) =>
  fc.record({
    type: fc.constant('text'),
    text: words(maxLength),
    format: fc.integer({ min: 0, max: 127 }),
  })

const link = fc.record({
  type: fc.constant('link'),
  fields: fc.constantFrom(
    { url: 'https://example.com/a', linkType: 'custom' },
    { url: 'mailto:a@b.example' },
  ),
  children: fc.array(text(4), { minLength: 1, maxLength: 2 }),
})

const inline = (maxLength: number) =>
  fc.array(
    fc.oneof(text(maxLength), link, fc.constantFrom({ type: 'linebreak' }, { type: 'tab', text: '\t' })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )

const block = (type: string, maxLength: number, extra: object = {}) =>
  inline(maxLength).map((children) => ({ type, children, ...extra }))

/** A picture that can't be printed: its alternative text is. */
const picture = words(4).map((alt) => ({ type: 'upload', value: { id: 'gone', alt } }))

const list = fc.letrec((tie) => ({
  list: fc.record({
    type: fc.constant('list'),
    listType: fc.constantFrom('number', 'bullet'),
    children: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: block('listitem', 8) },
        {
          weight: 1,
          arbitrary: tie('list').map((nested) => ({ type: 'listitem', children: [nested] })),
        },
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
})).list

/** From one word to about three pages. */
const cellLength = fc.constantFrom(1, 3, 12, 60, 400)

const cell = (headerState: number) =>
  cellLength.chain((length) =>
    fc
      .array(fc.oneof({ weight: 5, arbitrary: block('paragraph', length) }, list, picture), {
        minLength: 1,
        maxLength: 2,
      })
      .map((children) => ({ type: 'tablecell', headerState, children })),
  )

const row = (columns: number, headerState: number) =>
  fc
    .array(cell(headerState), { minLength: columns, maxLength: columns })
    .map((children) => ({ type: 'tablerow', children }))

const table = fc
  .integer({ min: 1, max: 10 })
  .chain((columns) =>
    fc
      .tuple(fc.option(row(columns, 1)), fc.array(row(columns, 0), { minLength: 1, maxLength: 4 }))
      .map(([head, rows]) => ({ type: 'table', children: [...(head ? [head] : []), ...rows] })),
  )

/** The body of a proposal with every node of its editor. */
export const paperDocument = fc
  .array(
    fc.oneof(
      block('paragraph', 120),
      block('paragraph', 8, { format: 'right', indent: 2 }),
      ...['h1', 'h2', 'h3', 'h6'].map((tag) => block('heading', 6, { tag })),
      block('quote', 30),
      list,
      table,
      picture,
      fc.constant({ type: 'horizontalrule' }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((children) => ({ root: { type: 'root', children } }))

/** Every text that a document stores, in its order, with a space after each block. */
export function storedText(stored: unknown): string {
  const node = stored as { type?: string; text?: string; value?: { alt: string }; children?: unknown[] }
  if (node.type === 'upload') return `${node.value?.alt ?? ''} `
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  const inner = (node.text ?? '') + (node.children ?? []).map(storedText).join('')
  return node.text === undefined && node.type !== 'link' ? `${inner} ` : inner
}
