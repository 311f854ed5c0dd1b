export type Toast = { tone: 'success' | 'error'; title: string; text: string }

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 4_000

type CardProps = Toast & { close: string; dismiss: () => void }

/** An error is an assertive announcement (alert), a success a polite one (status). */
export function ToastCard({ tone, title, text, close, dismiss }: CardProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`toast toast-${tone}`}>
      <strong>{title}</strong>
      <button type="button" aria-label={close} onClick={dismiss}>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M1 1l10 10M11 1L1 11" />
        </svg>
      </button>
      <p>{text}</p>
    </div>
  )
}
