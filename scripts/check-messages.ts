import { readdirSync, readFileSync } from 'node:fs'

import { IntlMessageFormat } from 'intl-messageformat'

import { languages } from '../src/i18n/languages'

// `npm run check` fails if the languages of src/messages differ in their keys or in the arguments of a message.

type Node = { type: number; value?: string; options?: Record<string, { value: Node[] }>; children?: Node[] }
/** Node types of intl-messageformat that have a value but no argument. */
const LITERAL = 0
const POUND = 7

/** Lists the names of the arguments in a message, including nested ones. */
function listArguments(nodes: Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type !== LITERAL && node.type !== POUND && node.value ? [node.value] : []),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => listArguments(value)),
    ...listArguments(node.children ?? []),
  ])
}

/** Lists the path and arguments of every message. Throws if one is empty or not in ICU format. */
function listMessages(value: unknown, path: string): [path: string, names: string][] {
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([key, child]) => listMessages(child, `${path}.${key}`))
  if (typeof value !== 'string' || !value.trim()) throw new Error(`${path} is empty`)
  const names = new Set(listArguments(new IntlMessageFormat(value, 'en').getAst()))
  return [[path, [...names].sort().join(', ')]]
}

/** Maps the path of every message of a language to its arguments. */
const readMessages = (language: string): Map<string, string> =>
  new Map(
    readdirSync(`src/messages/${language}`).flatMap((file) =>
      listMessages(
        JSON.parse(readFileSync(`src/messages/${language}/${file}`, 'utf8')),
        file.replace('.json', ''),
      ),
    ),
  )

const [first, ...others] = languages
const reference = readMessages(first)
const errors = others.flatMap((language) => {
  const messages = readMessages(language)
  const paths = new Set([...reference.keys(), ...messages.keys()])
  return [...paths].flatMap((path) => {
    if (!messages.has(path)) return [`${path} is missing in ${language}`]
    if (!reference.has(path)) return [`${path} is missing in ${first}`]
    return messages.get(path) === reference.get(path)
      ? []
      : [`${path} has different arguments in ${language}`]
  })
})
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}
