import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { execa } from 'execa'

import { childEnv } from '../../src/env'

const containersConf = (dir: string) => `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${dir}/networks"
`

const storageConf = (dir: string) => `[storage]
driver = "vfs"
graphroot = "${dir}/store"
runroot = "${dir}/run"
`

export interface Result {
  code: number
  output: string
}

export interface RunOptions {
  input?: string
  seconds?: number
  env?: Record<string, string>
}

/** Opens an engine of containers that keeps everything in `dir`, and touches no other images and containers. */
export function openPodman(dir: string) {
  mkdirSync(dir, { recursive: true })
  const configuration = {
    CONTAINERS_CONF: join(dir, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(dir, 'storage.conf'),
  }
  writeFileSync(configuration.CONTAINERS_CONF, containersConf(dir))
  writeFileSync(configuration.CONTAINERS_STORAGE_CONF, storageConf(dir))
  const base = childEnv({ ...configuration, BUILDAH_ISOLATION: 'chroot' })

  /** Runs a program with this engine, for a limited time. */
  const run = async (
    file: string,
    args: string[],
    { input, seconds = 120, env }: RunOptions = {},
  ): Promise<Result> => {
    const { exitCode, all, timedOut } = await execa(file, args, {
      env: { ...base, ...env },
      extendEnv: false,
      all: true,
      reject: false,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
    })
    return { code: timedOut ? 124 : (exitCode ?? 1), output: all }
  }
  const podman = (args: string[], options?: RunOptions) => run('podman', args, options)
  /** Runs podman and returns what it prints, without its warnings. Throws when it fails. */
  const read = async (...args: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await execa('podman', args, {
      env: base,
      extendEnv: false,
      reject: false,
      stdin: 'ignore',
      timeout: 600_000,
    })
    if (exitCode !== 0) throw new Error(`podman ${args.join(' ')} failed:\n${stderr.slice(-3_000)}`)
    return stdout.trim()
  }
  /** Builds an image from a folder, as one layer; each layer of this storage is a whole copy. */
  const build = (tag: string, context: string, args: string[] = []) =>
    read('build', '--format', 'docker', '--layers=false', '--tag', tag, ...args, context)
  return { dir, run, podman, read, build }
}
export type Podman = ReturnType<typeof openPodman>
