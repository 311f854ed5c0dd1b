import { digestOf } from './cached-scripts.mjs'

/**
 * When the scripts of a page run: after its first paint. All our pages come as HTML that can be read, so that the scripts
 * need not compete with the paint (docs/decisions/0028-deferred-scripts.md).
 */

const script = /<script src="(\/_next\/static\/[^"<>\s]+)"((?: async=""| nonce="[\w-]+"){1,2})><\/script>/g
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

/** The digest of the loader, for the content policy of a cached page. */
export const deferredLoaderDigest = digestOf(loader)

/**
 * Returns the page with its scripts loaded after the first paint; a page without scripts is returned unchanged.
 *
 * @param {string} html
 * @param {{ isFetchedEarly?: boolean }} [options] `isFetchedEarly`: they are fetched while the page is painted, so that they only
 * run later. For pages whose scripts are needed soon, and whose readers have a fast line.
 */
export function withDeferredScripts(html, { isFetchedEarly = false } = {}) {
  const scripts = [...html.matchAll(script)].filter(([, , attributes]) => attributes.includes('async'))
  const bodyEnd = html.lastIndexOf('</body>')
  if (scripts.length === 0 || bodyEnd < 0) return html
  const urls = [...new Set(scripts.map(([, url]) => url))]
  const nonce = / nonce="[^"]*"/.exec(scripts[0][2])?.[0] ?? ''
  const preload = (url) => `<link rel="preload" as="script" href="${url}"${nonce}/>`
  const withoutScripts = html
    .slice(0, bodyEnd)
    .replaceAll(scriptPreload, '')
    .replaceAll(script, (element, url, attributes) =>
      !attributes.includes('async') ? element : isFetchedEarly ? preload(url) : '',
    )
  return `${withoutScripts}<script data-late="${urls.join(' ')}"${nonce}>${loader}</script>${html.slice(bodyEnd)}`
}
