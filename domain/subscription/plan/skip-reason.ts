/** Why a delivery was skipped, where its customer said so. Stored and sent; what people read is each reader's own words. */
export const skipReasons = ['HAVE_ENOUGH', 'AWAY', 'NO_PERIOD', 'BUDGET', 'OTHER'] as const;

export type SkipReason = (typeof skipReasons)[number];

export const isSkipReason = (text: string): text is SkipReason => (skipReasons as readonly string[]).includes(text);
