/** The customer's reason for skipping. Stored and sent as a code; each reader has texts of its own. */
export const skipReasons = ['HAVE_ENOUGH', 'AWAY', 'NO_PERIOD', 'BUDGET', 'OTHER'] as const;

export type SkipReason = (typeof skipReasons)[number];

export const isSkipReason = (text: string): text is SkipReason => (skipReasons as readonly string[]).includes(text);
