export const CHANNELS = ['email', 'sms', 'call'] as const;
/** A channel for campaigns, each with its own consent. Law: commercial messages, KVKK. */
export type Channel = (typeof CHANNELS)[number];

/** `changedAt`: ISO 8601; null when the customer was never asked, which means not allowed. */
export type Consents = Readonly<Record<Channel, { isAllowed: boolean; changedAt: string | null }>>;

/** Version of the text beside the switches. Change it with the text: the proof of a consent names it. */
export const CHANNEL_CONSENT_VERSION = '2026-11-27.2';
