import { grainDefs } from './grain'
import { styleOf } from './inks'

/** A picture: its size in its own units, and what is drawn. */
export type Drawing = { width: number; height: number; content: string }

const lines = '.l{fill:none;stroke-linecap:round;stroke-linejoin:round}'

/** Below 120 px on screen there is no grain; below 280 and 480 px some of it. The file measures itself. */
const grains =
  '.g{fill:none;stroke-linecap:round}' +
  '@media(max-width:479px){#g0{stroke-width:1.5}[href="#g1"]{display:none}}@media(max-width:279px){[href="#g2"]{display:none}}' +
  '@media(max-width:119px){.g{display:none}}'

/** Gives the clips of a picture short names, in the order in which they come. */
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

/** The file of a picture: its own day and night inks, its grain, nothing from elsewhere. */
export function svg({ width, height, content }: Drawing): string {
  const body = shortIds(content)
  const defs = grainDefs(body)
  const style = `${lines}${defs && grains}${styleOf(body)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${style}</style>${defs}${body}</svg>`
  )
}
