/**
 * Beside tabs.tsx, because a page of the server gets no texts of a client's module.
 *
 * The mark of the current one is a border: forced colors drop grounds. The classes of a row of tabs, and of each: a link with `aria-current`, or an element with the role of a tab.
 */
export const tabList = 'flex flex-wrap gap-x-7 border-b border-line'
export const tabClass =
  "relative inline-flex min-h-12 cursor-pointer items-center gap-2 font-strong whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-4 aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:border-t-2 aria-[current]:after:border-ink aria-[current]:after:content-[''] aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:border-t-2 aria-selected:after:border-ink aria-selected:after:content-['']"
