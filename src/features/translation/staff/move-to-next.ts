/** Moves the focus to the next passage that is not ready, or to the previous one, around the ends of the list. */
export function moveToNext(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-todo]') ?? [])]
  const { activeElement } = document
  const all = [...(list?.children ?? [])]
  const at = all.findIndex((row) => row.contains(activeElement))
  const next =
    step === 1
      ? (rows.find((row) => all.indexOf(row) > at) ?? rows[0])
      : (rows.findLast((row) => all.indexOf(row) < (at === -1 ? all.length : at)) ?? rows.at(-1))
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}
