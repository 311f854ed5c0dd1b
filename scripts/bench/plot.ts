/** One bar of a plot. */
export interface Bar {
  label: string
  value: number
  isOurs?: boolean
}

const [width, left, right, row] = [720, 210, 90, 26]

/** Both themes of a reader, as the site's own drawings do. */
const style = `<style>
text { font: 13px system-ui, sans-serif; fill: #1d1b16 }
.head { font-weight: 600 }
.bar { fill: #b9b3a4 } .ours { fill: #d2451e }
@media (prefers-color-scheme: dark) { text { fill: #f3eee3 } .bar { fill: #6d685c } .ours { fill: #ff7a50 } }
</style>`

const words = (value: number) => Math.round(value).toLocaleString('en')

/** Groups of bars on one logarithmic scale, since they lie a hundredfold apart; the figures stand beside them. */
export function plot(title: string, groups: { head: string; bars: Bar[] }[]): string {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value))
  const [least, most] = [10 ** Math.floor(Math.log10(Math.min(...values))), Math.max(...values)]
  const length = (value: number) =>
    Math.round((Math.log(value / least) / Math.log(most / least)) * (width - left - right))
  let y = 8
  const parts = groups.flatMap(({ head, bars }) => {
    y += row
    const text = `<text class="head" x="0" y="${y}">${head}</text>`
    return [text, ...bars.map((bar) => line(bar, (y += row), length(bar.value)))]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 16}" role="img" aria-label="${title}">`,
    style,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

const line = ({ label, value, isOurs }: Bar, y: number, length: number) =>
  `<text x="12" y="${y}">${label}</text>` +
  `<rect class="${isOurs ? 'ours' : 'bar'}" x="${left}" y="${y - 13}" width="${Math.max(2, length)}" height="16" rx="2"/>` +
  `<text x="${left + length + 8}" y="${y}">${words(value)}</text>`
