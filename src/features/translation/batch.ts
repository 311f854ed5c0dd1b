/** How many passages the model drafts in one request, which has to end in time. */
export const MAX_DRAFTED = 6
