type Props = { className?: string; children: string }

/** A key of the keyboard. */
export const Key = ({ className = '', children }: Props) => (
  <kbd
    className={`rounded-control border border-edge px-1 font-sans text-tiny/4.5 font-medium whitespace-nowrap text-muted ${className}`}
  >
    {children}
  </kbd>
)
