export function isAlive(pid: number): boolean
export function withFileLock<T>(file: string, work: () => T | Promise<T>, onWait?: () => void): Promise<T>
