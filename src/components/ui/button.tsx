import type { ComponentProps } from 'react'

export const buttonVariants = ['accent', 'line', 'ink', 'paper', 'quiet', 'danger', 'destroy'] as const
export const buttonSizes = ['small', 'compact'] as const
type Variant = (typeof buttonVariants)[number]
type Size = (typeof buttonSizes)[number]

/** Returns the classes of a button, for links that look like one. Styles: button.css. */
export const buttonClass = (variant: Variant, size?: Size, className?: string): string =>
  ['button', `button-${variant}`, size && `button-${size}`, className].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> & { variant: Variant; size?: Size }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ variant, size, className, type = 'button', ...rest }: Props) => (
  <button type={type} className={buttonClass(variant, size, className)} {...rest} />
)
