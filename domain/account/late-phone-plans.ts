import type { PhonePlans } from './phone-plans.ts';

let plans: PhonePlans | null = null;
const followers = new Set<() => void>();

/** Null until a phone field has had the focus and the plans were loaded. */
export const phonePlans = (): PhonePlans | null => plans;

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const loaded = await import('./phone-plans.ts').catch(() => null);
  plans = loaded?.phonePlans() ?? null;
  for (const follow of followers) follow();
}

/** Requested once a page. Does not reject: without the plans only the server checks the number. */
export const loadPhonePlans = (): Promise<void> => (loading ??= load());

/** Calls `follow` once the plans are loaded; returns the function that unsubscribes. */
export const onPhonePlans = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};
