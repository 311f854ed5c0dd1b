import { readdirSync, readFileSync } from 'node:fs'

import { IntlMessageFormat } from 'intl-messageformat'

import { languages } from '../src/i18n/languages'

type Node = { type: number; value?: string; options?: Record<string, { value: Node[] }>; children?: Node[] }
const literal = 0
const pound = 7

/** The names of the arguments in a message, nested ones too. */
function argumentsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type !== literal && node.type !== pound && node.value ? [node.value] : []),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => argumentsOf(value)),
    ...argumentsOf(node.children ?? []),
  ])
}

/** Every text of a file by its path, with its arguments. Throws on a text that is empty or no ICU message. */
function textsOf(value: unknown, path: string): [path: string, names: string][] {
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`))
  if (typeof value !== 'string' || !value.trim()) throw new Error(`${path} is empty`)
  const names = new Set(argumentsOf(new IntlMessageFormat(value, 'en').getAst() as Node[]))
  return [[path, [...names].sort().join(', ')]]
}

/** All texts of a language: path to arguments. */
const read = (language: string): Map<string, string> =>
  new Map(
    readdirSync(`src/messages/${language}`).flatMap((file) =>
      textsOf(
        JSON.parse(readFileSync(`src/messages/${language}/${file}`, 'utf8')),
        file.replace('.json', ''),
      ),
    ),
  )

const [first, ...others] = languages
const reference = read(first)
const faults = others.flatMap((language) => {
  const texts = read(language)
  const paths = new Set([...reference.keys(), ...texts.keys()])
  return [...paths].flatMap((path) => {
    if (!texts.has(path)) return [`${path} is missing in ${language}`]
    if (!reference.has(path)) return [`${path} is missing in ${first}`]
    return texts.get(path) === reference.get(path) ? [] : [`${path} has other arguments in ${language}`]
  })
})
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
