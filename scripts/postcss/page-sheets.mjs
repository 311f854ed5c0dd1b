import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The sheet of every page, and the folder of the sheets that some pages add to it. */
const everyPage = join(process.cwd(), 'src/styles/site.css')
const folder = join(process.cwd(), 'src/styles/pages')

// Turbopack bundles this file, but Tailwind does not run in a bundle.
const { default: postcss } = await import(/* turbopackIgnore: true */ 'postcss')
const { default: tailwind } = await import(/* turbopackIgnore: true */ '@tailwindcss/postcss')

const compile = (css, from) => postcss([tailwind({ optimize: true })]).process(css, { from })

/** Compiles the sheet of every page, and one with the utilities of all pages. */
async function compileSite() {
  const sheets = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const sources = sheets.flatMap((css) => css.match(/^@source .*;$/gm) ?? [])
  const all = `@import '../site.css';\n${sources.join('\n')}`
  return Promise.all([
    compile(readFileSync(everyPage, 'utf8'), everyPage),
    compile(all, join(folder, 'all.css')),
  ])
}

let compiled
/** A build compiles them once; a development server each time, because their sources change. */
// eslint-disable-next-line no-restricted-syntax -- the bundler runs this without src/env.ts
const site = () => (process.env.NODE_ENV === 'production' ? (compiled ??= compileSite()) : compileSite())

/** The name of a layer: two letters. */
const nameOf = (place) => String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))

const layer = (root, name) =>
  root.nodes.find((node) => node.type === 'atrule' && node.params === name && node.nodes)

/** Whether a class begins with a variant: a colon that is in no bracket. */
const hasVariant = (selector) => selector.replace(/\\?\[[^\]]*\]|\\?\([^)]*\)/g, '').includes('\\:')

/** In which condition a utility holds: always, in a state of its element, or in those of its at-rules. */
function conditionOf(node) {
  if (node.type === 'rule') return hasVariant(node.selector) ? 'state' : 'always'
  const [first] = node.nodes
  return `${node.name} ${node.params} ${first?.type === 'atrule' ? conditionOf(first) : ''}`
}

/** Each rule with its conditions, as text. */
function* rulesIn(container, conditions = '') {
  for (const node of container.nodes ?? [])
    if (node.type === 'atrule' && !['property', 'keyframes'].includes(node.name))
      yield* rulesIn(node, `${conditions}@${node.name} ${node.params}`)
    else if (node.type !== 'comment') yield [node, conditions + node]
}

function removeWithEmptyParents(node) {
  const { parent } = node
  node.remove()
  if (parent?.nodes?.length === 0 && parent.type !== 'root') removeWithEmptyParents(parent)
}

/** Removes the variables of Tailwind that no utility of the site reads, such as a weight beside the property that it sets. */
function removeUnread(root, css) {
  const isUnread = (name) => name.startsWith('--tw-') && !css.includes(`var(${name}`)
  root.walkDecls((declaration) => {
    if (isUnread(declaration.prop)) removeWithEmptyParents(declaration)
  })
  root.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove()
  })
}

/**
 * Lets a page have two sheets: `site.css`, which has what every page needs, and one of `src/styles/pages`, which has what is missing
 * there. Tailwind sorts the utilities of a sheet, so that `md:hidden` comes after `flex`; here each condition gets a layer in the order
 * of all utilities of the site, so that this holds in whatever order the sheets of visited pages were loaded.
 */
export const pageSheets = {
  postcssPlugin: 'page-sheets',
  /** @param {import('postcss').Root} root @param {{ result: import('postcss').Result }} helpers */
  async OnceExit(root, { result }) {
    const file = root.source?.input.file
    const isPage = file && dirname(file) === folder
    if (!isPage && file !== everyPage) return
    const [base, all] = await site()
    result.messages.push(...base.messages, ...all.messages)
    if (isPage) {
      // site.css has the license of Tailwind and the order of layers.
      root.walkComments((comment) => comment.remove())
      root.walkAtRules('layer', (rule) => {
        if (!rule.nodes) rule.remove()
      })
      const known = new Set([...rulesIn(base.root)].map(([, text]) => text))
      for (const [node, text] of [...rulesIn(root)]) if (known.has(text)) removeWithEmptyParents(node)
    }
    removeUnread(root, all.css)
    const order = [...new Set(layer(all.root, 'utilities').nodes.map(conditionOf))]
    const utilities = layer(root, 'utilities')
    const layers = new Map()
    for (const node of [...(utilities?.nodes ?? [])]) {
      const place = order.indexOf(conditionOf(node))
      if (place < 0) throw new Error(`No place for ${conditionOf(node)} among the utilities of the site.`)
      const name = nameOf(place)
      if (!layers.has(name)) layers.set(name, postcss.atRule({ name: 'layer', params: name, nodes: [] }))
      layers.get(name).append(node)
    }
    utilities?.append(...layers.values())
    if (!isPage) utilities?.prepend({ name: 'layer', params: order.map((_, place) => nameOf(place)).join() })
  },
}
