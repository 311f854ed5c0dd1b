/** The looks of two buttons without those of all others: for the page of an error, which every page loads. */
export const base =
  'inline-flex cursor-pointer items-center justify-center gap-(--button-gap) rounded-control border-(length:--button-border) text-center leading-[1.25] font-strong no-underline transition-colors print:hidden'
export const accent = 'border-transparent bg-accent-fill text-on-accent hover:bg-accent-press'
export const line =
  'border-[var(--button-outline,var(--ink))] bg-transparent text-ink hover:border-ink hover:bg-[var(--button-hover,var(--ink))] hover:text-[var(--button-hover-ink,var(--ground))]'
export const normal = 'min-h-(--button-height) p-(--button-padding) text-(length:--button-size)'

export const accentButton = `${base} ${accent} ${normal}`
export const lineButton = `${base} ${line} ${normal}`
