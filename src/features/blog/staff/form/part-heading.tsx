/** A heading in the publish dialog, as quiet as a label. */
export const PartHeading = ({ children }: { children: string }) => (
  <h3 className="mt-5 mb-2 font-sans text-small font-semibold tracking-[0]">{children}</h3>
)
