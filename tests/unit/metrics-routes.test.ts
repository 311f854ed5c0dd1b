import { globSync } from 'node:fs'

import { describe, expect, it, onTestFinished } from 'vitest'

import { routeOf } from '@/features/system/metrics/routes'
import { processCounts } from '@/lib/server/process-counts'

/** Returns the route of a file in src/app: without its groups and its language. */
const routeOfFile = (file: string): string => {
  const segments = file.split('/').slice(0, -1)
  const route = `/${segments.filter((name) => !/^\(.*\)$|^\[locale\]$/.test(name)).join('/')}`
  return file.endsWith('robots.ts') ? '/robots.txt' : route
}
const routes = globSync('**/{page.tsx,route.ts,robots.ts}', { cwd: 'src/app' }).map(routeOfFile)

describe('the route of a request', () => {
  it.each(routes)('is %s', (route) => {
    const path = route.replaceAll(/\[\.\.\.\w+\]/g, 'x1/y2').replaceAll(/\[\w+\]/g, 'x1')
    expect(routeOf(`${path}?email=ana@example.com`)).toBe(route)
  })

  it('is the same in both languages', () => {
    expect(routeOf('/es/blog/una-entrada')).toBe('/blog/[slug]')
    expect(routeOf('/es')).toBe('/')
  })

  it('names our verbs, but no path that a stranger invents', () => {
    processCounts.endpoints.add('assign-lead')
    onTestFinished(() => void processCounts.endpoints.delete('assign-lead'))
    expect(routeOf('/api/assign-lead')).toBe('/api/assign-lead')
    expect(routeOf('/api/assign-lead-7')).toBe('/api/[...slug]')
    expect(routeOf('/api/blog-images/file/a.webp')).toBe('/api/[collection]/file/[name]')
    expect(routeOf('/api/users/7')).toBe('/api/[...slug]')
    expect(routeOf('/wp-login.php')).toBe('/[...rest]')
    expect(routeOf('/dashboard/invoices/7/more')).toBe('/[...rest]')
    expect(routeOf('http://evil.example/x')).toBe('/[...rest]')
    expect(routeOf('*')).toBe('/[...rest]')
    expect(routeOf('/_next/static/chunks/a.js')).toBe('/_next/[...file]')
  })
})
