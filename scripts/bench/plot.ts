export interface Bar {
  label: string
  value: number
  isOurs?: boolean
}

const [width, left, right, rowHeight] = [720, 210, 90, 26]

/** Follows the reader's color scheme. */
const style = `<style>
text { font: 13px system-ui, sans-serif; fill: #1d1b16 }
.head { font-weight: 600 }
.bar { fill: #b9b3a4 } .ours { fill: #d2451e }
@media (prefers-color-scheme: dark) { text { fill: #f3eee3 } .bar { fill: #6d685c } .ours { fill: #ff7a50 } }
</style>`

const formatInteger = (value: number) => Math.round(value).toLocaleString('en')

/** Draws groups of bars as SVG, on one logarithmic scale because the values differ by a factor of 100. */
export function drawPlot(title: string, groups: { title: string; bars: Bar[] }[]): string {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value))
  const [minimum, maximum] = [10 ** Math.floor(Math.log10(Math.min(...values))), Math.max(...values)]
  const length = (value: number) =>
    Math.round((Math.log(value / minimum) / Math.log(maximum / minimum)) * (width - left - right))
  let y = 8
  const parts = groups.flatMap(({ title: groupTitle, bars }) => {
    y += rowHeight
    const text = `<text class="head" x="0" y="${y}">${groupTitle}</text>`
    return [text, ...bars.map((bar) => drawBar(bar, (y += rowHeight), length(bar.value)))]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 16}" role="img" aria-label="${title}">`,
    style,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

const drawBar = ({ label, value, isOurs }: Bar, y: number, length: number) =>
  `<text x="12" y="${y}">${label}</text>` +
  `<rect class="${isOurs ? 'ours' : 'bar'}" x="${left}" y="${y - 13}" width="${Math.max(2, length)}" height="16" rx="2"/>` +
  `<text x="${left + length + 8}" y="${y}">${formatInteger(value)}</text>`
