import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the nearest folder from `folder` upwards that is a package. */
const packageAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder))

/** The root folder of the repository, or of the release into which this file is bundled. */
export const root = packageAbove(import.meta.dirname)
