import type { ComponentProps } from 'react'

type Variant = 'accent' | 'line' | 'ink' | 'paper' | 'quiet' | 'danger'
type Size = 'small' | 'compact'

/** Returns the classes of a button, for links that look like one. Styles: button.css. */
export const buttonClass = (variant: Variant, size?: Size, className?: string): string =>
  ['button', `button-${variant}`, size && `button-${size}`, className].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> & { variant: Variant; size?: Size }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ variant, size, className, type = 'button', ...rest }: Props) => (
  <button type={type} className={buttonClass(variant, size, className)} {...rest} />
)
