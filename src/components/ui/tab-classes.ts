/**
 * Beside tabs.tsx, because a page of the server gets no texts of a client's module.
 *
 * The mark of the current one is a border: forced colors drop grounds. The classes of a row of tabs, and of each: a link with `aria-current`, or an element with the role of a tab.
 */
export const tabList = 'flex flex-wrap gap-x-7 border-b border-line'
export const tabClass =
  "relative inline-flex min-h-12 cursor-pointer items-center gap-2 font-strong whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-4 chosen:text-ink chosen:after:absolute chosen:after:inset-x-0 chosen:after:-bottom-px chosen:after:border-t-2 chosen:after:border-ink chosen:after:content-['']"
