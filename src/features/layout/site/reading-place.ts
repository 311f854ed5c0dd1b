/**
 * Keeps the reading position when the page changes to its translation, which may be longer or shorter. The same block of
 * the page stays below the header; after a click in the footer, the toggle stays where it was.
 */

/** The parts of the page: the children of `<main>`, or of the only element in it. */
function blocksOfPage(): Element[] {
  let blocks = [...(document.querySelector('main')?.children ?? [])]
  while (blocks.length === 1 && blocks[0]) blocks = [...blocks[0].children]
  return blocks
}

const headerEdge = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
const moveBy = (top: number) => scrollBy({ top, behavior: 'instant' })

/**
 * Remembers the reading position at a click on `toggle`. Returns a function that restores it, with the same toggle of the
 * new page.
 */
export function rememberPlace(toggle: Element): (newToggle: Element | undefined) => void {
  if (toggle.closest('footer')) {
    const { top } = toggle.getBoundingClientRect()
    return (newToggle) => newToggle && moveBy(newToggle.getBoundingClientRect().top - top)
  }
  const blocks = blocksOfPage()
  const index = blocks.findLastIndex((block) => block.getBoundingClientRect().top <= headerEdge())
  const block = blocks[index]?.getBoundingClientRect()
  if (!block || scrollY === 0) return () => undefined
  const part = block.height > 0 ? (headerEdge() - block.top) / block.height : 0
  return () => {
    const found = blocksOfPage()
    const target = found.length === blocks.length ? found[index]?.getBoundingClientRect() : undefined
    if (target) moveBy(target.top + part * target.height - headerEdge())
  }
}
