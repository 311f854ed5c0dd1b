import { createHash } from 'node:crypto'

/**
 * A page is whole before any script: it is read, its links lead on, its form is sent. So its scripts are fetched when it
 * has been painted, and do not compete with its styles, fonts and first picture on a slow line. Next asks for them first.
 */
const early = /<script src="(\/_next\/static\/[^"<>\s]+)" async=""><\/script>/g
const ahead = /<link rel="preload" as="script"[^<>]*>/g

/**
 * Takes the addresses from its own element. Painted is what stands on the screen, a while after the frame was made. Who
 * cannot tell gets the scripts at once, and so does a page that nobody looks at: it is never painted.
 */
const loader =
  '(()=>{const all=document.currentScript.dataset.late.split(" ");' +
  'const load=()=>{for(const src of all){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};' +
  'if(document.visibilityState==="hidden"||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return load();' +
  'new PerformanceObserver((seen,self)=>{if(seen.getEntriesByName("first-contentful-paint").length){self.disconnect();load()}})' +
  '.observe({type:"paint",buffered:true})})()'

/** What a policy needs for a page that brings its scripts late. */
export const lateDigest = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/** The page with its scripts after its first painting; one without scripts as it is. */
export function withLateScripts(html) {
  const addresses = [...new Set([...html.matchAll(early)].map(([, address]) => address))]
  const end = html.lastIndexOf('</body>')
  if (addresses.length === 0 || end < 0) return html
  const bare = (part) => part.replaceAll(early, '').replaceAll(ahead, '')
  const late = `<script data-late="${addresses.join(' ')}">${loader}</script>`
  return bare(html.slice(0, end)) + late + html.slice(end)
}
