/** The colors of pictures in light and dark mode. src/styles has the same as `--art-...` tokens, for inline drawings. */
export const inks = {
  ink: ['#1a1b25', '#0e0f16'],
  soft: ['#34364a', '#2a2c3c'],
  paper: ['#fbf7f0', '#f0eadf'],
  sand: ['#e9dcc6', '#d3c4ab'],
  maiz: ['#f4b942', '#e7ac38'],
  pink: ['#b3155e', '#c2266d'],
  wine: ['#6e0d3c', '#650d38'],
  rosa: ['#f1c4cf', '#ddaab8'],
  blue: ['#1d4a8f', '#244f92'],
  night: ['#12305f', '#173462'],
  sky: ['#c3d4ec', '#a3b9da'],
  haze: ['#e9dcc6', '#20222f'],
  // Drawn directly on the page's background.
  deck: ['#1a1b25', '#3a3d54'],
  shade: ['#34364a', '#262838'],
  text: ['#1a1b25', '#f3efe7'],
  dust: ['#5c5a66', '#3b3e52'],
  sheet: ['#fffdf9', '#1d1f2a'],
  band: ['#1a1b25', '#0b0c11'],
  // People, the same in light and dark mode.
  fair: ['#e3ac86', '#e3ac86'],
  fairShade: ['#cb8a62', '#cb8a62'],
  tan: ['#bf7f58', '#bf7f58'],
  tanShade: ['#9f613d', '#9f613d'],
  brown: ['#80503a', '#80503a'],
  brownShade: ['#623826', '#623826'],
  grey: ['#8d8a94', '#8d8a94'],
  chestnut: ['#4a2a1f', '#4a2a1f'],
} as const satisfies Record<string, readonly [day: string, night: string]>

export type Ink = keyof typeof inks

/** Returns the CSS of a picture, with the light and dark colors of the inks it uses. Fills are `.ink`, strokes `._ink`. */
export function styleOf(content: string): string {
  const used = new Set(
    [...content.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const rules = (Object.keys(inks) as Ink[]).flatMap((ink) => [
    ...(used.has(ink) ? [{ ink, rule: (color: string) => `.${ink}{fill:${color}}` }] : []),
    ...(used.has(`_${ink}`) ? [{ ink, rule: (color: string) => `._${ink}{stroke:${color}}` }] : []),
  ])
  const day = rules.map(({ ink, rule }) => rule(inks[ink][0]))
  const night = rules
    .filter(({ ink }) => inks[ink][0] !== inks[ink][1])
    .map(({ ink, rule }) => rule(inks[ink][1]))
  return `${day.join('')}@media(prefers-color-scheme:dark){${night.join('')}}`
}
