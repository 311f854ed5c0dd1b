/** Marks an error message, so that it does not rely on color alone. */
export const ErrorIcon = () => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M8 1.8 15 14H1zM8 6.4v3.4M8 12v.1" />
  </svg>
)
