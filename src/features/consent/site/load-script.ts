/** Loads a script asynchronously. Nothing waits for it, so a blocker does not affect the page. */
export function loadScript(address: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  script.async = true
  script.src = address
  document.head.append(script)
}
