export type Provider = 'google' | 'apple';

/** One way into an account, whether or not the account has it. */
export interface SignInMethod {
  readonly method: 'password' | Provider;
  readonly isLinked: boolean;
  /** ISO 8601; null for a password, and for what is not linked. */
  readonly linkedAt: string | null;
}

/** Whether nothing would let its owner in without it. */
export const isLastMethod = (methods: readonly SignInMethod[], wanted: SignInMethod['method']): boolean =>
  methods.every(({ method, isLinked }) => isLinked === (method === wanted));

/** Where an account is signed in. Names are those of the makers; null is not known. Moments are ISO 8601. */
export interface OpenSession {
  readonly _id: string;
  readonly device: { readonly browser: string | null; readonly system: string | null };
  readonly startedAt: string;
  /** To ten minutes. */
  readonly lastSeenAt: string;
  /** It is the one that asks. */
  readonly isCurrent: boolean;
}
