import { seconds } from '../../../../domain/calendar/index.ts';
import type { Attempt } from '../attempt/index.ts';

/** Longer than the bank's deadline: while one process may still be waiting for an answer, no other asks. */
const leaseFor = seconds(60);
/** Longer than two such deadlines: what must be left of a lease for a look-up and then a charge. */
const answeredWithin = seconds(35);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

export const leaseUntil = (now: Date): Date => later(now, leaseFor);

/** Whether the bank can still be asked and answer before another process may look the attempt up. */
export const canStillAsk = ({ leaseUntil: until }: Attempt, now: Date): boolean =>
  until !== null && later(now, answeredWithin) < until;

/** Columns that are written before a saved card is charged. */
export const asking = (token: string, now: Date) =>
  ({
    leaseToken: token,
    leaseUntil: leaseUntil(now),
    nextCheckAt: leaseUntil(now),
    state: 'settling',
    moneyAskedAt: now,
    timesMoneyAsked: 1,
  }) as const;
