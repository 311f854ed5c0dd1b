/** The looks of the buttons of public pages, whose sheet has no others (styles/site.css). */
export const base = 'button-base print:hidden'
export const accent = 'border-transparent bg-accent-fill text-on-accent hover:bg-accent-press'
export const line =
  'border-button-outline bg-transparent text-ink hover:border-ink hover:bg-button-hover hover:text-button-hover-ink'
export const ink =
  'border-ink bg-ink text-ground hover:border-button-outline hover:bg-transparent hover:text-ink'
/** On the band of the call. */
export const paper = 'border-transparent bg-call-ink text-on-tint hover:bg-on-tint hover:text-call-ink'
/** On a tint, which is light in both color schemes. */
export const tint = 'border-on-tint bg-on-tint text-call-ink hover:bg-transparent hover:text-on-tint'
export const normal = 'min-h-(--button-height) p-(--button-padding) text-(length:--button-size)'
export const small = 'min-h-11 px-5 py-2 text-caption'

export const accentButton = `${base} ${accent} ${normal}`
export const lineButton = `${base} ${line} ${normal}`
