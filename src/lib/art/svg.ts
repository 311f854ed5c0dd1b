import { grainDefs } from './grain'
import { styleOf } from './inks'

/** A picture: its size in user units, and its SVG content. */
export type Drawing = { width: number; height: number; content: string }

const lines = '.l{fill:none;stroke-linecap:round;stroke-linejoin:round}'

/** Below 120 px on screen there is no grain; below 280 and 480 px some of it. The media queries are in the file. */
const grains =
  '.g{fill:none;stroke-linecap:round}' +
  '@media(max-width:479px){#g0{stroke-width:1.5}[href="#g1"]{display:none}}@media(max-width:279px){[href="#g2"]{display:none}}' +
  '@media(max-width:119px){.g{display:none}}'

/** Gives the clip paths of a picture short ids in order of appearance. */
function shortIds(content: string): string {
  const ids = new Map<string, string>()
  return content.replace(
    /(id="|url\(#)(c[0-9a-z]+)(["')])/g,
    (_, before: string, id: string, after: string) => {
      if (!ids.has(id)) ids.set(id, `c${ids.size.toString(36)}`)
      return `${before}${ids.get(id) ?? id}${after}`
    },
  )
}

/** Returns a picture as a self-contained SVG file with its light and dark inks and its grain. */
export function svg({ width, height, content }: Drawing): string {
  const body = shortIds(content)
  const defs = grainDefs(body)
  const style = `${lines}${defs && grains}${styleOf(body)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${style}</style>${defs}${body}</svg>`
  )
}
