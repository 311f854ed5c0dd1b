import { createHash } from 'node:crypto'

/** The scripts of a cached page that its content policy allows. */

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

/** Returns the digest by which a content policy allows an inline script. */
export const digestOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the digests of a page's inline scripts, for its content policy. Only scripts in the form of Next's own get one, so
 * that a page does not allow a script that was injected into it. JSON-LD is data and needs no digest.
 */
export const digestsOf = (html) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes, text]) => text && !/\b(?:src|type)=/.test(attributes) && isScriptOfNext(text))
    .map(([, , text]) => digestOf(text))
