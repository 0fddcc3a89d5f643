export type Provider = 'google' | 'apple';

/** A way to sign in, whether or not the account has it. */
export interface SignInMethod {
  readonly method: 'password' | Provider;
  readonly isLinked: boolean;
  /** ISO 8601; null for a password, and for methods that are not linked. */
  readonly linkedAt: string | null;
}

/** Whether it is the only method that the account has. */
export const isLastMethod = (methods: readonly SignInMethod[], wanted: SignInMethod['method']): boolean =>
  methods.every(({ method, isLinked }) => isLinked === (method === wanted));

/** A session of the account. Names are the makers'; null: not known. Moments are ISO 8601. */
export interface OpenSession {
  readonly _id: string;
  readonly device: { readonly browser: string | null; readonly system: string | null };
  readonly startedAt: string;
  /** Precise to ten minutes. */
  readonly lastSeenAt: string;
  /** The session that makes the request. */
  readonly isCurrent: boolean;
}
