import type { ComponentProps } from 'react'

import { accent, base, ink, line, normal, paper, small, tint } from './button-looks'

const variants = {
  /** The one action that matters on a screen. */
  accent,
  line,
  ink,
  paper,
  tint,
  /** No frame until it is pointed at: a link's color, that of text, or red for what takes something away. */
  quiet: 'border-transparent bg-transparent text-link hover:border-field-line',
  plain: 'border-transparent bg-transparent text-ink hover:border-field-line',
  remove: 'border-transparent bg-transparent text-red-text hover:border-red-mark',
  'line-remove':
    'border-button-outline bg-transparent text-red-text hover:border-red-mark hover:bg-button-hover',
  /** What harms, and what does it for good. */
  danger: 'border-transparent bg-red-ground text-red-text hover:border-red-mark',
  destroy: 'border-transparent bg-red-fill text-on-accent',
  /** For the team only. */
  note: 'border-yellow-mark/60 bg-yellow-ground text-yellow-text hover:border-current',
  /** On a ground of its own, whose color of text it has. */
  inherit: 'border-current/60 bg-transparent text-inherit hover:bg-current/10',
} as const

const sizes = {
  normal,
  small,
  /** In a row of a list. */
  row: 'min-h-11 px-3.5 py-1 text-small md:pointer-fine:min-h-8',
  compact: 'min-h-11 px-3.5 py-1 text-small lg:pointer-fine:min-h-9',
} as const

/** Why it does nothing: something is under way, or it cannot be used yet; opacity alone would read as a paler accent. */
const offs = {
  busy: 'disabled:cursor-default disabled:border-line disabled:bg-transparent disabled:text-faint aria-disabled:cursor-progress aria-disabled:opacity-75',
  blocked:
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-hover disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-hover aria-disabled:text-muted',
} as const

type Variant = keyof typeof variants
type Size = keyof typeof sizes
type Off = keyof typeof offs

export const buttonVariants = /* @__PURE__ */ Object.keys(variants) as readonly Variant[]

/**
 * Returns the classes of a button, for links that look like one. `className` places it: how it looks is its variant. Every page
 * has buttons, so that they join their classes without a library. A link has no `off`.
 */
export const buttonClass = (variant: Variant, size: Size = 'normal', className?: string, off?: Off): string =>
  [base, variants[variant], sizes[size], off && offs[off], className].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> & { variant: Variant; size?: Size; off?: Off }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ variant, size, off = 'busy', className, type = 'button', ...rest }: Props) => (
  <button type={type} className={buttonClass(variant, size, className, off)} {...rest} />
)
