export type PassageSize = 'title' | 'heading' | 'text'

/** The type of a passage, about as large as on the page; the same on both sides, so that their lines stand side by side. */
export const passageType: Record<PassageSize, string> = {
  title: 'font-display text-title leading-[1.14] font-head font-stretch-88% tracking-head',
  heading: 'font-display text-heading/6.5 font-head font-stretch-94% tracking-head',
  text: 'text-body/6.5',
}

/** A text with a figure, such as a bar of a chart. */
export const passageLine =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-1 not-first:border-t not-first:border-line'

export const PassageFigure = ({ children }: { children: string }) => (
  <span className="text-muted tabular-nums">{children}</span>
)

/** The number of a format, behind its words and on the button that applies it. */
export const MarkNumber = ({ children }: { children: number }) => (
  <i
    aria-hidden="true"
    className="ml-0.5 align-super font-sans text-tiny leading-none font-semibold text-muted not-italic tabular-nums"
  >
    {children}
  </i>
)
