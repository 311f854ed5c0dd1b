/**
 * Replaces each control character but tabs and line breaks, each bidirectional control and each lone surrogate, which
 * databases, email headers and screens do not take or do not show as they are.
 */
export const withoutControls = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ')
