import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'

/** Returns a root in the document of jsdom, which has no modal dialogs and no popovers: both are made to open and close. */
export function createTestRoot(): Root {
  HTMLElement.prototype.showPopover = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  return createRoot(document.body.appendChild(document.createElement('div')))
}

class IdleObserver {
  observe = () => undefined
  disconnect = () => undefined
}

/** Stubs what jsdom lacks because it lays out and draws nothing: observers, which never call back, and canvases. */
export function stubLayout(): void {
  vi.stubGlobal('IntersectionObserver', IdleObserver)
  vi.stubGlobal('ResizeObserver', IdleObserver)
  const context = new Proxy({}, { get: () => () => undefined }) as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
}
