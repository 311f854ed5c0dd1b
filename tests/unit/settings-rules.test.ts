import { expect, it } from 'vitest'

import { isLink, isTimeZone } from '@/features/settings/rules'
import { analyticsOf, analyticsOrigins, isScript } from '@/lib/analytics'

it.each([
  ['America/Lima', true],
  ['America/Mexico_City', true],
  ['UTC', true],
  ['Lima', false],
  ['', false],
  [undefined, false],
])('isTimeZone: %o', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected)
})

it.each([
  ['/resources', true],
  ['https://blog.example/', true],
  ['http://blog.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['resources', false],
])('isLink: %o', (link, expected) => {
  expect(isLink(link)).toBe(expected)
})

const plausible = (plausibleScript: string, plausibleDomain = 'puente.example') => ({
  tool: 'plausible',
  plausibleDomain,
  plausibleScript,
})
const google = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

it.each([
  ['nothing', undefined, []],
  ['null', null, []],
  ['no tool', { tool: 'none', ga4Id: 'G-ABCD1234' }, []],
  ['an unknown tool', { tool: 'matomo', ga4Id: 'G-ABCD1234' }, []],
  ['Plausible', plausible('https://plausible.io/js/script.js?a=b'), ['https://plausible.io']],
  ['with a port', plausible('https://stats.example:8443/js/script.js'), ['https://stats.example:8443']],
  ['on this machine', plausible('http://localhost:8000/js/script.js'), ['http://localhost:8000']],
  ['at a host that begins like it', plausible('http://localhost.evil.example/js/script.js'), []],
  ['at a path of this site', plausible('/js/script.js'), []],
  ['without a domain', plausible('https://plausible.io/js/script.js', ''), []],
  ['without a script', plausible(''), []],
  ['with a script that is no link', plausible('http://plausible.io/js/script.js'), []],
  ['with a script that ends a policy', plausible("https://a.example;script-src 'unsafe-inline'"), []],
  ['with a host that ends a policy', plausible('https://a.example;sandbox/script.js'), []],
  ['with a host that is any', plausible('https://*/script.js'), []],
  ['with a host that starts a policy', plausible('https://a.example,default-src/script.js'), []],
  ['Google', { tool: 'ga4', ga4Id: 'G-ABCD1234' }, google],
  ['Google without an id', { tool: 'ga4', ga4Id: null }, []],
  ['Google with half an id', { tool: 'ga4', ga4Id: 'UA-1' }, []],
])('returns the origins of %s', (_, settings, expected) => {
  expect(analyticsOrigins(settings, 'http://localhost:3000')).toEqual(expected)
})

it.each([
  ['http://localhost:8000/js/script.js', 'http://127.0.0.1:3100', true],
  ['http://127.0.0.1:8000/js/script.js', 'http://localhost', true],
  ['http://localhost:8000/js/script.js', 'https://localhost:3000', true],
  ['http://localhost:8000/js/script.js', 'https://puente.example', false],
  ['http://127.0.0.1/js/script.js', 'http://10.0.0.5:3000', false],
  ['http://localhost:8000/js/script.js', 'http://localhost.example', false],
  ['https://plausible.io/js/script.js', 'https://puente.example', true],
  ['/js/script.js', 'https://puente.example', true],
])('isScript: %s for the site at %s', (script, site, expected) => {
  expect(isScript(script, site)).toBe(expected)
  expect(analyticsOf(plausible(script), site) !== undefined).toBe(expected)
})

it('publishes only the settings of the chosen tool', () => {
  const both = { ...plausible('https://plausible.io/js/script.js'), ga4Id: 'G-ABCD1234' }
  expect(analyticsOf(both, 'https://puente.example')).toEqual({
    tool: 'plausible',
    domain: 'puente.example',
    script: 'https://plausible.io/js/script.js',
  })
  expect(analyticsOf({ ...both, tool: 'ga4' }, 'https://puente.example')).toEqual({
    tool: 'ga4',
    id: 'G-ABCD1234',
  })
})
