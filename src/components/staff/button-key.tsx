/** The key that does what a button does, in the button. Not shown where there is no keyboard. */
export const ButtonKey = ({ children }: { children: string }) => (
  <kbd className="rounded-control border border-current/45 px-1 font-sans text-tiny/4 font-medium max-md:hidden">
    {children}
  </kbd>
)
