import type { Page } from '@playwright/test'

/**
 * Returns what is wrong with the layout of an open page, one sentence per fault: text beside the window, text that an
 * element cuts off, text on other text, and text on a picture. Only the painted pixels of a picture count. Text with its
 * own background above the picture, such as a badge, is not a fault.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await showPictures(page)
  return page.evaluate(findFaults)
}

/** Loads every picture, lazy ones too. */
const showPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    // A picture that a media query hides is never loaded.
    await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()))
  })

/** Runs in the browser, so it uses nothing from outside. */
function findFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Line = { element: Element; box: Box; text: string }

  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })
  const shared = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = []
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at)
    return found
  }
  /** Remembers an answer for each element: most texts share their ancestors. */
  const perElement = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>()
    return (element: Element): Answer => {
      const known = answers.get(element)
      if (known !== undefined) return known
      const answer = ask(element)
      answers.set(element, answer)
      return answer
    }
  }
  const overflowOf = perElement((element) => getComputedStyle(element).overflowX)
  /** What cuts off the content of an element, from the inside out. */
  const clipsOf = perElement((element) => ancestors(element).filter((one) => overflowOf(one) !== 'visible'))

  /** Whether an element is only for screen readers, or stays in the window while the page scrolls. */
  const isExcluded: (element: Element) => boolean = perElement((element) => {
    const { position, clipPath } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky' || /^inset\(50%/.test(clipPath)) return true
    return element.parentElement !== null && isExcluded(element.parentElement)
  })

  /** Lines of text without the space above and below the letters. */
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.nodeValue?.trim()]
    if (!element || !text || element.closest('svg, script, style, noscript, select')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isExcluded(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const space = (bottom - top) * 0.2
      const box = { left, right, top: top + space, bottom: bottom - space }
      if (!isEmpty(box)) lines.push({ element, box, text: text.slice(0, 40) })
    }
  }

  const faults = new Set<string>()
  const shown: Line[] = []
  for (const { element, box, text } of lines) {
    const clips = clipsOf(element)
    const scrolls = (one: Element) => /auto|scroll/.test(overflowOf(one))
    // The slides of a carousel that do not show are outside of its view, which is narrower than the window.
    const isHidden = clips.some(
      (one) => one.clientWidth < innerWidth && isEmpty(shared(box, boxOf(one.getBoundingClientRect()))),
    )
    if (isHidden) continue
    shown.push({ element, box, text })
    if (clips.some(scrolls)) continue
    if (box.left < -1 || box.right > innerWidth + 1) faults.add(`beside the window: ${text}`)
    for (const one of clips) {
      const edge = one.getBoundingClientRect()
      if (box.left < edge.left - 1 || box.right > edge.right + 1) faults.add(`cut off at a side: ${text}`)
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) faults.add(`cut off in height: ${text}`)
    }
  }

  const fromTop = shown.toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, one] of fromTop.entries())
    for (const other of fromTop.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (!isEmpty(shared(one.box, other.box))) faults.add(`on other text: ${one.text} / ${other.text}`)
    }

  /** Where a picture is drawn: its box, or with `object-fit: cover` a larger one around it. */
  const drawnBox = (image: HTMLImageElement): Box => {
    const box = boxOf(image.getBoundingClientRect())
    const { objectFit, objectPosition } = getComputedStyle(image)
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    if (objectFit !== 'cover') return box
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
    const [x = 50, y = 50] = objectPosition.split(' ').map(parseFloat)
    const left = box.left + ((width - image.naturalWidth * scale) * x) / 100
    const top = box.top + ((height - image.naturalHeight * scale) * y) / 100
    return {
      left,
      top,
      right: left + image.naturalWidth * scale,
      bottom: top + image.naturalHeight * scale,
    }
  }

  /** Whether a picture has paint in a part of the page. */
  const isPainted = (image: HTMLImageElement, part: Box): boolean => {
    const drawn = drawnBox(image)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round((part.right - part.left) / 2))
    canvas.height = Math.max(1, Math.round((part.bottom - part.top) / 2))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.scale(canvas.width / (part.right - part.left), canvas.height / (part.bottom - part.top))
    context.drawImage(
      image,
      drawn.left - part.left,
      drawn.top - part.top,
      drawn.right - drawn.left,
      drawn.bottom - drawn.top,
    )
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const opaque = data.filter((value, index) => index % 4 === 3 && value > 128).length
    return opaque > canvas.width * canvas.height * 0.02
  }

  const hasGround = (element: Element) => {
    const [, alpha] = /rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor) ?? []
    return alpha === undefined || Number(alpha) > 0.5
  }
  /** Whether the text has its own background, painted over the picture. */
  const isOnOwnGround = (element: Element, image: Element, part: Box): boolean => {
    const middle = (part.top + part.bottom) / 2
    const before = scrollY
    scrollTo({ top: before + middle - innerHeight / 2, behavior: 'instant' })
    const stack = document.elementsFromPoint((part.left + part.right) / 2, middle - (scrollY - before))
    scrollTo({ top: before, behavior: 'instant' })
    const [above, below] = [stack.findIndex((one) => one.contains(element)), stack.indexOf(image)]
    return above >= 0 && below > above && stack.slice(above, below).some(hasGround)
  }

  /** The part of a picture that no element around it cuts off. */
  const visibleBox = (image: HTMLImageElement) =>
    clipsOf(image)
      .map((one) => boxOf(one.getBoundingClientRect()))
      .reduce(shared, boxOf(image.getBoundingClientRect()))
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
    .map((image) => ({ image, visible: visibleBox(image) }))
  for (const { element, box, text } of shown)
    for (const { image, visible } of images) {
      const part = shared(box, visible)
      if (isEmpty(part) || !isPainted(image, part)) continue
      if (!isOnOwnGround(element, image, part)) faults.add(`on the picture ${image.src}: ${text}`)
    }
  return [...faults]
}
