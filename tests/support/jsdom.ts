import { createRoot, type Root } from 'react-dom/client'

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
