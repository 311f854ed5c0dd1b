import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

import { classesIn } from '../support/page-sheets'

const front = 'src/app/(front)/[locale]'
/** Buttons of public pages are in button-looks.ts, the other looks are of portal and staff; only proposals have tables. */
const ofOthers = ['src/components/ui/button.tsx', 'src/components/ui/rich-text-tables.tsx']
/** What draws on a page. */
const draws = (path: string) =>
  /^src\/(app|components|features\/[^/]+\/(site|portal))\/.*\.tsx?$/.test(path) && !ofOthers.includes(path)

/** Reads the files that a file imports, itself and sheets among them. */
async function readImports(entryPoint: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entryPoint],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    splitting: true,
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}

const read = new Map<string, ReturnType<typeof readImports>>()
function importsOf(path: string) {
  const found = read.get(path) ?? readImports(path)
  read.set(path, found)
  return found
}

async function classesOf(sheet: string): Promise<Set<string>> {
  const result = await postcss([tailwind()]).process(readFileSync(sheet, 'utf8'), { from: resolve(sheet) })
  return classesIn(result.css)
}

const folders = (folder: string): string[] =>
  folder === front ? [front] : [...folders(dirname(folder)), folder]
const entries = globSync('src/app/(front)/**/*.tsx')
const pages = entries.filter((path) => path.endsWith('/page.tsx'))
/** A page with the layouts around it, by their files. */
const partsOf = (page: string) => [
  ...folders(dirname(page)).flatMap((folder) => entries.filter((path) => path === `${folder}/layout.tsx`)),
  page,
]

describe('the sheets of a page', async () => {
  const sheets = ['src/styles/site.css', ...globSync('src/styles/pages/*.css')]
  const classes = new Map(
    await Promise.all(sheets.map(async (sheet) => [sheet, await classesOf(sheet)] as const)),
  )
  const known = new Set([...classes.values()].flatMap((names) => [...names]))
  const usedIn = (file: string) =>
    readFileSync(file, 'utf8')
      .split(/[\s"'`{}]+/)
      .filter((word) => known.has(word))

  it.each(pages)('have the utilities of what it may show: %s', async (page) => {
    const files = (await Promise.all(partsOf(page).map(importsOf))).flat()
    const own = files.flatMap((file) => [...(classes.get(file) ?? [])])
    const missing = files
      .filter(draws)
      .flatMap((file) => usedIn(file).map((name) => [name, file] as const))
      .filter(([name]) => !own.includes(name))
    expect(missing).toEqual([])
  })
})
