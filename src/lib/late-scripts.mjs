import { createHash } from 'node:crypto'

/**
 * A page is whole before any script: it is read, its links lead on, its form is sent. So its scripts are fetched when it
 * has been painted, and do not compete with its styles, fonts and first picture on a slow line. Next asks for them first.
 */
const early = /<script src="(\/_next\/static\/[^"<>\s]+)" async=""><\/script>/g
const ahead = /<link rel="preload" as="script"[^<>]*>/g

/** Takes the addresses from its own element. A page that nobody looks at is never painted. */
const loader =
  '(()=>{const all=document.currentScript.dataset.late.split(" ");' +
  'const load=()=>{for(const src of all){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};' +
  'document.visibilityState==="hidden"?load():requestAnimationFrame(()=>setTimeout(load))})()'

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
