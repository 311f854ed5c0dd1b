/** An icon of a block's controls, in the color of the text; `path` is in a 24 by 24 box. */
export const BlockIcon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-4"
  >
    <path d={path} />
  </svg>
)
