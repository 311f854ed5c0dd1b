import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const read = (file: string) => readFileSync(file, 'utf8')
const extensions = ['.tsx', '.ts', '/index.ts']
const imports = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Lists the files of src that a file loads, without those that it imports types from. */
export const loadedBy = (file: string): string[] =>
  [...read(file).matchAll(imports)].flatMap(([, first, second]) => {
    const name = first ?? second ?? ''
    const path = name.startsWith('@/')
      ? `src/${name.slice(2)}`
      : name.startsWith('.')
        ? join(dirname(file), name)
        : undefined
    const found = path && extensions.map((extension) => path + extension).find((each) => existsSync(each))
    return found ? [found] : []
  })

export const isClient = (file: string) => /^'use client'/.test(read(file))
