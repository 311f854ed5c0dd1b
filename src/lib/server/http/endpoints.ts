import { processCounts } from '@/lib/server/process-counts'
import type { Endpoints, Respond } from './handle'

export type RouteArgs = { params: Promise<{ slug?: string[] }> }
export type Handler = (request: Request, args: RouteArgs) => Promise<Response>

/**
 * Returns a route handler that runs the endpoint named by the path, and `otherwise` for all other paths. Responds with 405
 * when that name has another method. Throws when two endpoints have the same name.
 */
export function withEndpoints(features: readonly Endpoints[], otherwise: Handler): Handler {
  const endpoints = byName(features)
  return async (request, args) => {
    const endpoint = endpoints.get(((await args.params).slug ?? []).join('/'))
    if (!endpoint) return otherwise(request, args)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (method === endpoint.method) return endpoint.respond(request)
    return new Response(null, {
      status: 405,
      headers: { allow: endpoint.method, 'cache-control': 'no-store' },
    })
  }
}

function byName(features: readonly Endpoints[]) {
  const endpoints = new Map<string, { method: string; respond: Respond }>()
  for (const feature of features)
    for (const [method, named] of Object.entries(feature))
      for (const [name, respond] of Object.entries(named)) {
        if (endpoints.has(name)) throw new Error(`Two endpoints are called ${name}.`)
        endpoints.set(name, { method, respond })
        processCounts.endpoints.add(name)
      }
  return endpoints
}
