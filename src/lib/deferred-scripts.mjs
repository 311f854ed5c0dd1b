import { createHash } from 'node:crypto'

/**
 * Public pages work without scripts: they can be read, their links followed, their form sent. So their scripts are loaded
 * after the first paint, and do not compete with styles, fonts and the first picture on a slow connection, as Next's own
 * order would: a phone would paint half a second later (docs/decisions/0028-deferred-scripts.md).
 */
const asyncScript = /<script src="(\/_next\/static\/[^"<>\s]+)" async=""><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^<>]*>/g

/**
 * Loads the scripts that its own element lists after the first contentful paint. Loads them at once where paints are not
 * reported, and in a background tab, which is never painted.
 */
const loader =
  '(()=>{const all=document.currentScript.dataset.late.split(" ");' +
  'const load=()=>{for(const src of all){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};' +
  'if(document.visibilityState==="hidden"||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return load();' +
  'new PerformanceObserver((seen,self)=>{if(seen.getEntriesByName("first-contentful-paint").length){self.disconnect();load()}})' +
  '.observe({type:"paint",buffered:true})})()'

/** The digest of the loader, for the content policy of a page with late scripts. */
export const deferredLoaderDigest = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/** Returns the page with its scripts loaded after the first paint; a page without scripts is returned unchanged. */
export function withDeferredScripts(html) {
  const urls = [...new Set([...html.matchAll(asyncScript)].map(([, url]) => url))]
  const bodyEnd = html.lastIndexOf('</body>')
  if (urls.length === 0 || bodyEnd < 0) return html
  const withoutScripts = html.slice(0, bodyEnd).replaceAll(asyncScript, '').replaceAll(scriptPreload, '')
  return `${withoutScripts}<script data-late="${urls.join(' ')}">${loader}</script>${html.slice(bodyEnd)}`
}
