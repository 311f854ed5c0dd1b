import { failingServices } from '@/features/system/service-checks'
import { connectedPayload } from '@/lib/server/auth/authenticate'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { isPrivateAddress } from '@/lib/server/http/client-address'
import { clientAddressOf } from '@/lib/server/http/request'
import { recentReadinessProblems, runningRelease } from '@/lib/server/readiness'

export const dynamic = 'force-dynamic'

/**
 * Returns 200 when this process can serve visitors: the database responds and has the schema of this release, the files of
 * the build are there, and uploads can be stored on the disk. Else 503. What is missing is told on this machine and in private
 * networks only, and there also the services that fail: they fail for every process alike, so a load balancer must not take
 * all of them away. For updates and load balancers.
 */
export const GET = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    const problems = await recentReadinessProblems(await connectedPayload())
    const success = problems.length === 0
    const details = isPrivateAddress(clientAddressOf(request)) && {
      release: runningRelease()?.id,
      problems: [...problems, ...failingServices()],
    }
    return Response.json({ success, ...details }, { status: success ? 200 : 503 })
  })
