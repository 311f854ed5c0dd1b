/** Timers that have names, of which each runs once at a time. */
export class Timers<Name extends string> {
  private readonly handles = new Map<Name, ReturnType<typeof setTimeout>>()

  has(name: Name): boolean {
    return this.handles.has(name)
  }

  /** Starts a timer, in place of the one of that name. */
  start(name: Name, ms: number, work: () => void): void {
    this.stop(name)
    const run = () => {
      this.handles.delete(name)
      work()
    }
    this.handles.set(name, setTimeout(run, ms))
  }

  stop(...names: Name[]): void {
    for (const name of names) {
      clearTimeout(this.handles.get(name))
      this.handles.delete(name)
    }
  }
}
