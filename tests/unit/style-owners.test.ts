import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { buttonSizes, buttonVariants } from '@/components/ui/button'

/**
 * A class belongs to the one file in which a selector starts with it. Other files may place it inside a class of their
 * own (`.hero .button`), which affects that component only.
 */
const files = globSync(['src/styles/**/*.css', 'src/components/{ui,editor}/**/*.css']).sort()

function selectorsOf(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)
  return [...rules].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim())
}

/** Returns the classes in the first part of each selector: 'a' and 'b' of '.a.b > .c', '.d' of ':is(.d, .e) .f'. */
function leadingClasses(css: string): string[] {
  const first = selectorsOf(css).map((selector) => selector.split(/[\s>+~](?![^(]*\))/)[0] ?? '')
  return first.flatMap((part) => [...part.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

test('finds the classes with which selectors start', () => {
  const css =
    '/* .no */ @media (width < 9rem) { .a.b > .c, :is(.d, .e) .f { margin: 0.5em } }\n.g:hover .h {}'
  expect(leadingClasses(css)).toEqual(['a', 'b', 'd', 'e', 'g'])
})

test('each class belongs to one stylesheet', () => {
  expect(files.length).toBeGreaterThan(10)
  const owners = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of leadingClasses(readFileSync(file, 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  const collisions = [...owners].filter(([, { size }]) => size > 1)
  expect(collisions.map(([name, where]) => `.${name}: ${[...where].join(', ')}`)).toEqual([])
})

test('each class of a button variant exists', () => {
  const names = [...buttonVariants, ...buttonSizes]
  const styled = new Set(leadingClasses(readFileSync('src/components/ui/button.css', 'utf8')))
  expect(names.filter((name) => !styled.has(`button-${name}`))).toEqual([])
})

test('each class is used by a component', () => {
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const strings = code.flatMap((text) => text.match(/'[^'\n./][^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  const names = new Set(strings.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []))
  /** The beginnings of names that end in a value, as in `post-card-${size}`. */
  const beginnings = strings.flatMap((text) => text.match(/[a-z][\w-]*-(?=\$\{)/gi) ?? [])
  const classes = files.flatMap((file) => leadingClasses(readFileSync(file, 'utf8')))
  const isUsed = (name: string) => names.has(name) || beginnings.some((start) => name.startsWith(start))
  expect(classes.filter((name) => !isUsed(name))).toEqual([])
})

/** 'body:has a' of 'body:has(.b:not([c])) a'. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

test('what is anywhere on a page styles nothing anywhere else: browsers would style all of it again at each change', () => {
  const wide = /^(html|body|main|\.portal|\.contract)\S*:has\S* [^>+~]/
  expect(wide.test(withoutArguments('body:has(.bar:not([data-away])) :is(a, button)'))).toBe(true)
  expect(wide.test(withoutArguments('main:has(.finish) > .card'))).toBe(false)
  const selectors = files.flatMap((file) => selectorsOf(readFileSync(file, 'utf8')))
  expect(selectors.map(withoutArguments).filter((selector) => wide.test(selector))).toEqual([])
})
