/** The inputs of the form that books a call, which its page shows again after a failure. Part of the visitor's bundle. */
export const callFormFields = [
  'time',
  'name',
  'email',
  'call_language',
  'by',
  'phone',
  'topic',
  'time_zone',
  'service',
  'for',
] as const
