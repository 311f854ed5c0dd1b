type Props = { busy: boolean; label: string; busyLabel: string; className?: string }

/** Sends a form, and says so while it does. It keeps the keyboard: nothing is disabled. */
export const SubmitButton = ({ busy, label, busyLabel, className = 'button button-accent' }: Props) => (
  <button type="submit" aria-disabled={busy} className={className}>
    {busy ? busyLabel : label}
  </button>
)
