import { days, type Instant } from '../calendar/index.ts';

/** Why a use of a family code earns no reward. */
export type NoReward = 'UNPROVEN' | 'SAME_CARD' | 'SAME_ADDRESS' | 'STOPPED';

/** Days after the purchase to prove the invited account's mail address, even if the return period is shorter. */
export const PROOF_DAYS = 30;

export type RewardFacts = {
  readonly isStopped: boolean;
  /** Whether the invited account's mail address is proven. */
  readonly isProven: boolean;
  readonly usedAt: Instant;
  readonly now: Instant;
  /** `own`: cards and addresses of the invited account; `others`: of the owner and of accounts rewarded before. */
  readonly own: { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> };
  readonly others: readonly { readonly cards: ReadonlySet<string>; readonly addresses: ReadonlySet<string> }[];
};

/** For a purchase that can no longer be returned. `wait`: its mail address is not proven, but may still be. */
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
