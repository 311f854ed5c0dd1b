import { readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import sharp from 'sharp'

/** One picture of two commits. `different` is the part of its pixels that differ, from 0 to 1; one that is missing has all. */
export interface Comparison {
  name: string
  different: number
}

/** Compares the pictures of two folders by their names, pixel by pixel. */
export async function comparePictures(before: string, after: string): Promise<Comparison[]> {
  const names = new Set(
    [before, after].flatMap((dir) => readdirSync(dir).filter((name) => name.endsWith('.png'))),
  )
  const comparisons: Comparison[] = []
  for (const name of [...names].toSorted())
    comparisons.push({ name, different: await difference(join(before, name), join(after, name)) })
  return comparisons
}

async function difference(before: string, after: string): Promise<number> {
  const [one, other] = await Promise.all([before, after].map(readPixels))
  if (!one || !other || one.width !== other.width || one.height !== other.height) return 1
  if (one.data.equals(other.data)) return 0
  // A copy, because a buffer may begin anywhere in its memory.
  const pixels = (data: Buffer) => new Uint32Array(Uint8Array.from(data).buffer)
  const others = pixels(other.data)
  const count = pixels(one.data).reduce((sum, pixel, index) => sum + Number(pixel !== others[index]), 0)
  return count / (one.width * one.height)
}

/** Returns the size of a picture and its pixels of four bytes; undefined if there is none. */
async function readPixels(
  file: string,
): Promise<{ data: Buffer; width: number; height: number } | undefined> {
  try {
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** Writes a page that shows the pictures that differ side by side, those with the largest difference first. */
export function writeReport(file: string, before: string, after: string, comparisons: Comparison[]): void {
  const source = (dir: string, name: string) => encodeURI(join(relative(join(file, '..'), dir), name))
  const rows = comparisons
    .filter(({ different }) => different > 0)
    .toSorted((one, other) => other.different - one.different)
    .map(
      ({ name, different }) => `<section><h2>${name} <small>${(different * 100).toFixed(2)} %</small></h2>
<div><img loading="lazy" alt="before" src="${source(before, name)}"><img loading="lazy" alt="after" src="${source(after, name)}"><figure><img loading="lazy" alt="" src="${source(before, name)}"><img loading="lazy" alt="difference" src="${source(after, name)}"></figure></div></section>`,
    )
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{width:100%;border:1px solid #ccc}div>*{flex:1;min-width:0;margin:0}
figure{position:relative}figure img+img{position:absolute;inset:0;mix-blend-mode:difference}</style>
<h1>${rows.length} of ${comparisons.length} pictures differ</h1>
${rows.join('\n')}
`,
  )
}
