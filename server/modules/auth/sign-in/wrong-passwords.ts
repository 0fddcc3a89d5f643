import type { AppContext } from '../../../platform/context.ts';
import { countUse, type CountKey, forgetUses, type Limit, uncountUse } from '../../../platform/rate-limit/counting.ts';
import { authErrors } from '../access/index.ts';
import type { KnownDevice } from './known-device.ts';

/** The origin and address of a login attempt, not whether the address has an account. */
export type Door = { email: string; caller: string; device: KnownDevice | null };

type Count = { key: CountKey; limit: Limit };

const minutes = (count: number) => count * 60;

/**
 * A browser known to the account has its own count: attempts of strangers do not lock its owner out. An unknown
 * browser is counted per mailbox and caller, per mailbox, and per caller.
 */
function countsOf({ email, caller, device }: Door): Count[] {
  if (device) {
    return [{ key: { name: 'password-at', of: [device.id] }, limit: { max: 10, windowSeconds: minutes(15) } }];
  }
  return [
    { key: { name: 'password-for-from', of: [email, caller] }, limit: { max: 5, windowSeconds: minutes(15) } },
    { key: { name: 'password-for', of: [email] }, limit: { max: 50, windowSeconds: minutes(60) } },
    { key: { name: 'password-from', of: [caller] }, limit: { max: 100, windowSeconds: minutes(15) } },
  ];
}

/**
 * Counts a password before it is tried, so that simultaneous guesses are counted one by one. Throws
 * 429 TOO_MANY_ATTEMPTS with the time to wait. A try refused by one count does not reach the later, shared ones: one
 * caller alone locks no mailbox.
 */
export async function countTry(context: AppContext, door: Door): Promise<void> {
  for (const { key, limit } of countsOf(door)) {
    const waitSeconds = await countUse(context, key, limit);
    if (waitSeconds > 0) throw authErrors.tooManyAttempts(waitSeconds);
  }
}

/** Takes back the count of a try whose password was right. */
export async function uncountTry(context: AppContext, door: Door): Promise<void> {
  const [own, ...shared] = countsOf(door);
  await forgetUses(context, [own!.key]);
  for (const { key } of shared) await uncountUse(context, key);
}
