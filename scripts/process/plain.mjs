/** A foreseen failure: its message is one sentence with the mend, and no stack trace is shown. */
export const plain = (message) => Object.assign(new Error(message), { plain: true })

/** What to print of a failure: the sentence of a foreseen one, all of any other. */
export const textOf = (error) => (error?.plain === true ? error.message : error)
