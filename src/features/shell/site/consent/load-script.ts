/** Loads a script beside the page. What blocks it blocks nothing else. */
export function loadScript(address: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  script.async = true
  script.src = address
  document.head.append(script)
}
