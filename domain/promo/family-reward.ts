import { days, type Instant } from '../calendar/index.ts';

/** Why a use of a family code brings its owner nothing. */
export type NoReward = 'UNPROVEN' | 'SAME_CARD' | 'SAME_ADDRESS' | 'STOPPED';

/** So long after the purchase its mail can still be proven, also where the return period ends before. */
export const PROOF_DAYS = 30;

export type RewardFacts = {
  readonly isStopped: boolean;
  /** The invited account's mail. */
  readonly isProven: boolean;
  readonly usedAt: Instant;
  readonly now: Instant;
  /** Cards and addresses of the invited account, and of the owner and those whose purchases earned before. */
  readonly own: { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> };
  readonly others: readonly { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> }[];
};

/** Of a purchase that can no longer be returned: `wait` until its mail is proven, or its time is over. */
export function judgeReward({
  isStopped,
  isProven,
  usedAt,
  now,
  own,
  others,
}: RewardFacts): 'earn' | 'wait' | NoReward {
  if (isStopped) return 'STOPPED';
  const isShared = (what: 'cards' | 'addresses') =>
    others.some((other) => [...own[what]].some((one) => other[what].has(one)));
  if (isShared('cards')) return 'SAME_CARD';
  if (isShared('addresses')) return 'SAME_ADDRESS';
  if (isProven) return 'earn';
  return now < usedAt + days(PROOF_DAYS) ? 'wait' : 'UNPROVEN';
}
