/** The classes of a small arch before an element: over the current page, and over a question. Its width is the place's. */
export const archMark = 'before:h-2 before:rounded-[50%/100%_100%_0_0] before:border-t-3 before:border-accent'
