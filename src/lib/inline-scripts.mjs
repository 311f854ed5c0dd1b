import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([^<]*)<\/script>/g

/** What Next writes into a page: data, pushed onto one of its own lists, and nothing else. */
const push =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s

function isPush(text) {
  const data = push.exec(text)?.[1]
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
 * The digests of a page's inline scripts, for its policy. Only what Next itself writes is digested: a script that came
 * in by a hole in our own templates is not approved by the very page that it is in. JSON-LD is data and needs none.
 */
export const digestsOf = (html) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes, text]) => text && !/\b(?:src|type)=/.test(attributes) && isPush(text))
    .map(([, , text]) => digestOf(text))
