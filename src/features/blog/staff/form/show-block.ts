/** Closes the dialog over the form and shows a block of the text with its fields open. `place` counts all blocks, from 0. */
export function showBlock(place: number, close: () => void): void {
  close()
  // A dialog that closes returns the focus to what opened it.
  setTimeout(() => {
    const block = document.querySelectorAll<HTMLElement>('.text-block')[place]
    const toggle = block?.querySelector<HTMLButtonElement>('.text-block-own')
    block?.scrollIntoView({ block: 'center' })
    if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
    toggle?.focus({ preventScroll: true })
  })
}
