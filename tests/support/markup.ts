import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { HtmlValidate } from 'html-validate'
import { z } from 'zod'

import { markupRules } from './markup-rules'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  plugins: [markupRules],
  rules: {
    'require-sri': 'off',
    'puente/no-expanded-popover-button': 'error',
    'puente/unique-srcset-descriptors': 'error',
  },
})

/** Returns a page without the placeholders that React removes when the parts that it streams have arrived. */
export function withoutPlaceholders(html: string): string {
  let depth = 0
  const isKept = (token: string) => {
    if (token === '<!--/$-->' && depth > 0) return --depth < 0
    if (token === '<!--$?-->' || (depth > 0 && /^<!--\$/.test(token))) depth += 1
    return depth === 0
  }
  return html
    .split(/(<!--(?:\/\$|\$[?!~]?)-->)/)
    .filter(isKept)
    .join('')
}

/** Returns what html-validate finds in a page, one line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html')
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)
}

const checkerReport = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

const run = async (command: string, args: string[]) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const failed = new Promise<never>((_, reject) => child.on('error', reject))
  return Promise.race([text(child.stdout), failed])
}

/**
 * Returns what W3C's checker (the Nu Html Checker) finds in pages by their path; undefined on a machine without Java. All
 * pages are checked by one process, because it starts slowly.
 */
export async function checkerFaults(pages: ReadonlyMap<string, string>): Promise<string[] | undefined> {
  if (
    await run('java', ['-version']).then(
      () => false,
      () => true,
    )
  )
    return undefined
  const jar = String(createRequire(import.meta.url)('vnu-jar'))
  const folder = await mkdtemp(join(tmpdir(), 'puente-markup-'))
  try {
    const paths = [...pages.keys()]
    const files = paths.map((_, index) => join(folder, `${index}.html`))
    await Promise.all(files.map((file, index) => writeFile(file, pages.get(paths[index] ?? '') ?? '')))
    const report = await run('java', [
      '-jar',
      jar,
      '--stdout',
      '--exit-zero-always',
      '--format',
      'json',
      ...files,
    ])
    return (
      checkerReport
        .parse(JSON.parse(report))
        // Errors and warnings. The rest is about how React writes void elements.
        .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
        .map(({ url, message, extract }) => `${paths[parseInt(basename(url), 10)]}: ${message} at ${extract}`)
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
