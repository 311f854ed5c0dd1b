const focusable = 'input, textarea, select, [contenteditable="true"], button'

/** Scrolls to a field and puts the caret into it. */
export function focusField(form: HTMLElement | null, path: string): void {
  const id = `field-${path.replaceAll('.', '__')}`
  const element =
    form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ??
    form?.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
}
