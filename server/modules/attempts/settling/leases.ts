import { seconds } from '../../../../domain/calendar/index.ts';
import type { Attempt } from '../attempt/index.ts';

/** Longer than the bank's deadline: while one process may still be waiting for an answer, no other asks. */
const leaseFor = seconds(60);
/** Longer than two such deadlines: what is left of a lease when the bank is asked what it knows, and then for the money. */
const answeredWithin = seconds(35);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

export const leaseUntil = (now: Date): Date => later(now, leaseFor);

/** Whether the bank can still be asked and answer before another process may look the attempt up. */
export const canStillAsk = ({ leaseUntil: until }: Attempt, now: Date): boolean =>
  until !== null && later(now, answeredWithin) < until;

/** What is written down before a saved card is asked for its money. */
export const asking = (token: string, now: Date) =>
  ({
    leaseToken: token,
    leaseUntil: leaseUntil(now),
    nextCheckAt: leaseUntil(now),
    state: 'settling',
    moneyAskedAt: now,
    timesMoneyAsked: 1,
  }) as const;
