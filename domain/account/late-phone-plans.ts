import type { PhonePlans } from './phone-plans.ts';

let plans: PhonePlans | null = null;
const followers = new Set<() => void>();

/** Null until somebody is at a field for a telephone number. */
export const phonePlans = (): PhonePlans | null => plans;

let loading: Promise<void> | null = null;

/** Requested once a page. Does not reject: without the plans the server judges the number. */
export function loadPhonePlans(): Promise<void> {
  loading ??= import('./phone-plans.ts').then(
    (loaded) => {
      plans = loaded.phonePlans();
      for (const follow of followers) follow();
    },
    () => {},
  );
  return loading;
}

/** Calls back once they are there; returns how to stop. */
export const onPhonePlans = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};
