import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { createRegistry } from '@/features/system/metrics/registry'

/** Every name that a process serves: a histogram has three, and Prometheus itself adds `up`. */
function servedNames(): Set<string> {
  const registries = (['web', 'worker'] as const).map((service) => createRegistry({ service, version: '1' }))
  const metrics = registries.flatMap((registry) => registry.getMetricsAsArray())
  const names = metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  )
  return new Set([...names, 'up'])
}

/** The names of metrics in an expression of PromQL: what is no function, keyword, label, text or duration. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  const words = bare.match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi) ?? []
  const functions = ['and', 'or', 'unless', 'sum', 'max', 'min', 'count', 'topk', 'e6', 'e9']
  return words.filter((word) => !functions.includes(word))
}

type Board = { panels: { targets?: { expr: string }[] }[] }
const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
const board = readFileSync('deploy/grafana/puente.json', 'utf8')
/** The expression of each rule, on one line or as a folded block. */
const ruleExpressions = [...rules.matchAll(/expr:(?: >-)?\s+([\s\S]*?)\n {8}(?:for|labels):/g)].map(
  ([, text = '']) => text,
)
const boardExpressions = (JSON.parse(board) as Board).panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr),
)

describe('the alert rules and the board', () => {
  it.each([
    ['rules', ruleExpressions, rules.match(/- alert:/g)?.length],
    ['board', boardExpressions, board.match(/"expr":/g)?.length],
  ])('name only metrics that a process serves: %s', (_, expressions, count) => {
    expect(expressions).toHaveLength(count ?? 0)
    const names = expressions.flatMap(namesIn)
    expect(names.length).toBeGreaterThan(10)
    const served = servedNames()
    expect([...new Set(names)].filter((name) => !served.has(name))).toEqual([])
  })

  it('show every metric of ours', () => {
    const ours = [...servedNames()].filter((name) => /^puente_(?!.*_(sum|bucket)$)/.test(name))
    expect(ours.filter((name) => !(rules + board).includes(name))).toEqual([])
  })
})
