import { join } from 'node:path'

import { type Child, startChild } from '../../scripts/process/child-process'
import { findOrInstallNginx } from '../../scripts/nginx/programs'
import { startNginx } from '../../scripts/nginx/server'
import { killProcessGroup } from '../../scripts/process/pid-file'
import { getFreePort } from '../../scripts/process/ports'
import { findOrInstallVarnish, startVarnish } from '../../scripts/varnish/server'
import { openLine } from './line'

type FrontName = 'nginx' | 'varnish'

/** nginx, as most visitors come, and Varnish as a CDN beside it, both as deployed before web processes at `webPorts`. */
export async function openFronts(dir: string, webPorts: number[]) {
  const [nginx, varnishd] = [findOrInstallNginx(), findOrInstallVarnish()]
  if (!nginx || !varnishd) throw new Error('nginx or Varnish is not installed')
  const ports = { http: await getFreePort(), https: await getFreePort(), compressing: await getFreePort() }
  const varnishPort = await getFreePort()
  const token = crypto.randomUUID()
  // Varnish has one backend, so a balancer stands behind it.
  const balancer = await openLine(...webPorts)
  const purge = await openLine(varnishPort)
  const upstream = webPorts.map((port) => `127.0.0.1:${port}`).join(' ')
  const children: Partial<Record<FrontName, Child>> = {}
  const starts: Record<FrontName, () => Promise<Child>> = {
    nginx: () =>
      startNginx(nginx, { dir: join(dir, 'front'), upstream, ports, hasPublicPort: true }, startChild),
    varnish: () => {
      const place = { dir: join(dir, 'varnish'), port: varnishPort, upstreamPort: balancer.port, token }
      return startVarnish(varnishd, place, startChild)
    },
  }
  return {
    url: `https://localhost:${ports.https}`,
    varnishUrl: `http://localhost:${varnishPort}`,
    lines: { balancer, purge },
    /** What web and worker are told of the CDN. */
    env: { CDN_PURGE_URL: `http://127.0.0.1:${purge.port}`, CDN_PURGE_TOKEN: token },
    start: async (name: FrontName) => {
      children[name] = await starts[name]()
    },
    kill: async (name: FrontName) => {
      const child = children[name]
      if (!child) return
      killProcessGroup(child.pid, 'SIGKILL')
      await child.exited
    },
    close: async () => {
      await Promise.all(Object.values(children).map((child) => child.stop()))
      balancer.close()
      purge.close()
    },
  }
}
