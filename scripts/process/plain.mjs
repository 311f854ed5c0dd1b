/** A foreseen failure: its message is one sentence with the mend, and no stack trace is shown. */
export const plain = (message) => Object.assign(new Error(message), { plain: true })
