import { createHash } from 'node:crypto'

/** The scripts of a cached page: which of them its content policy allows, and when they load. */

const inlineScript = /<script\b([^>]*)>([^<]*)<\/script>/g

/** Matches the inline scripts that Next writes into a page: JSON that is pushed onto one of its own arrays. */
const pushCall =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s

function isScriptOfNext(text) {
  const data = pushCall.exec(text)?.[1]
  if (data === undefined) return false
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

const digestOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the digests of a page's inline scripts, for its content policy. Only scripts in the form of Next's own get one, so
 * that a page does not allow a script that was injected into it. JSON-LD is data and needs no digest.
 */
export const digestsOf = (html) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes, text]) => text && !/\b(?:src|type)=/.test(attributes) && isScriptOfNext(text))
    .map(([, , text]) => digestOf(text))

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
export const deferredLoaderDigest = digestOf(loader)

/** Returns the page with its scripts loaded after the first paint; a page without scripts is returned unchanged. */
export function withDeferredScripts(html) {
  const urls = [...new Set([...html.matchAll(asyncScript)].map(([, url]) => url))]
  const bodyEnd = html.lastIndexOf('</body>')
  if (urls.length === 0 || bodyEnd < 0) return html
  const withoutScripts = html.slice(0, bodyEnd).replaceAll(asyncScript, '').replaceAll(scriptPreload, '')
  return `${withoutScripts}<script data-late="${urls.join(' ')}">${loader}</script>${html.slice(bodyEnd)}`
}
