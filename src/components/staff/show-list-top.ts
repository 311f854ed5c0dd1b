/** Brings the top of the list that this control pages into view, unless it is. */
export function showListTop(control: Element): void {
  const list = control.closest('.board, main')
  if (list && list.getBoundingClientRect().top < 0)
    list.scrollIntoView({ behavior: 'instant', block: 'start' })
}
