import { pages } from '@/features/routes/registry'
import { processCounts } from '@/lib/server/process-counts'

/** Every route that is no page of the registry, by its path in src/app. tests/unit/metrics-routes.test.ts compares them. */
const others = [
  '/feed.xml',
  '/site.webmanifest',
  '/sitemap-pages.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/share/[...page]',
  '/art/[name]',
  '/preview/[link]',
  '/auth',
  '/auth/forgot',
  '/auth/invitation',
  '/auth/profile',
  '/auth/reset',
  '/auth/verify',
  '/dashboard',
  '/dashboard/invoices/[id]',
  '/dashboard/tickets/[id]',
  '/proposal-creator',
  '/proposal/[id]',
  '/admin',
  '/admin/availability',
  '/admin/collections/tickets/[id]',
  '/admin/lead-keys',
  '/admin/login',
  '/admin/logout',
  '/admin/people',
  '/admin/proposal-creator',
  '/admin/translate',
  '/admin/[...segments]',
  '/api/account-form',
  '/api/calendar/[file]',
  '/api/call-file',
  '/api/call-form',
  '/api/contact-form',
  '/api/form-token',
  '/api/health',
  '/api/health/ready',
  '/api/invoice-pdf/[id]',
  '/api/lead-capture',
  '/api/live',
  '/api/proposal-pdf/[id]',
  '/api/sign-in-form',
  '/api/sign-out-form',
  '/api/[...slug]',
  '/[...rest]',
]

/** Files that Next and Payload serve. */
const files = ['/_next/[...file]', '/api/[collection]/file/[name]']

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

type Node = { children: Map<string, Node>; parameter?: Node; rest?: string; route?: string }
const newNode = (): Node => ({ children: new Map() })
const tree = newNode()
for (const route of [...pages.map(({ path }) => path), ...others, ...files]) add(route)

function add(route: string): void {
  let node = tree
  for (const segment of segmentsOf(route)) {
    if (segment.startsWith('[...')) {
      node.rest = route
      return
    }
    node = segment.startsWith('[') ? (node.parameter ??= newNode()) : childOf(node, segment)
  }
  node.route = route
}

function childOf(node: Node, segment: string): Node {
  const child = node.children.get(segment) ?? newNode()
  node.children.set(segment, child)
  return child
}

/** Returns the route that the segments from `index` on lead to. */
function find(node: Node, segments: string[], index: number): string | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.route
  const child = node.children.get(segment)
  return (
    (child && find(child, segments, index + 1)) ??
    (node.parameter && find(node.parameter, segments, index + 1)) ??
    node.rest
  )
}

const UNKNOWN = '/[...rest]'

/**
 * Returns the route of a request's URL, such as `/blog/[slug]` for a post in either language: one of a fixed list, because
 * each becomes a time series, and paths hold ids.
 */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  const segments = segmentsOf(path)
  if (segments[0] === 'es' || segments[0] === 'en') segments.shift()
  const route = find(tree, segments, 0) ?? UNKNOWN
  if (route !== '/api/[...slug]') return route
  const name = segments.slice(1).join('/')
  return processCounts.endpoints.has(name) ? `/api/${name}` : route
}
