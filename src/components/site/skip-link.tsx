/** Leads past the header; seen only while it has the focus. */
export const SkipLink = ({ text }: { text: string }) => (
  <a
    href="#content"
    className="absolute top-2 left-2 z-20 [translate:0_-200%] bg-ink px-6 py-3 text-ground focus:[translate:0] print:hidden"
  >
    {text}
  </a>
)
