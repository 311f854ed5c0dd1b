/** The part of a browser's EventSource that the site uses. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeEventSource[] = []
  readyState = 0
  constructor(readonly url: string) {
    super()
    FakeEventSource.all.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  says(name: string, data: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }))
  }
  refused() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }

  static get opened() {
    return FakeEventSource.all.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)
  }
  static get last() {
    const source = FakeEventSource.all.at(-1)
    if (!source) throw new Error('there is no stream')
    return source
  }
}
