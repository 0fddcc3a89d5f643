import type { Failure } from '../../domain/failure/index.ts';
import type { SessionToken } from '../session/index.ts';

export const endings = [
  'CODE_EXPIRED',
  'CODE_USED',
  'CODE_TRIES_USED_UP',
  'CODE_NOT_REQUESTED',
  'INVALID_TOKEN',
] as const;

/** Why a code or its link no longer signs in; another one must be requested. */
export type EndedCode = (typeof endings)[number];

/** The last code requested by this browser. */
export interface RequestedCode {
  /** Null while the code can be typed. */
  ended: EndedCode | null;
  /** The address the code was sent to; null once the code cannot be typed. */
  email: string | null;
}

/** The code of the mailed link. */
export interface SignInLink {
  code: string;
  /** Whether this browser requested the code, which works in no other. */
  isThisBrowser: boolean;
  /** The path requested with the code; null in any other browser. */
  redirectPath: string | null;
}

export interface SignInCodeInput {
  /** The token of the mailed link; null on the page where a code is requested. */
  token: string | null;
  /** Where to go after signing in; a path of this shop. */
  redirectPath: string | null;
  /** The e-mail typed into another form. */
  email: string;
}

export interface SignInCodeContext extends SignInCodeInput {
  /** A code was mailed to `email` and can be typed here. */
  isSent: boolean;
  /** A typed code got no answer; the code is still valid, as a look-up has shown. */
  isUnanswered: boolean;
  /** The code of the mailed link. */
  code: string | null;
  ended: EndedCode | null;
  failure: Failure | null;
  session: SessionToken | null;
}

export interface SignInCodeOutput {
  /** Null in a browser that only showed the code. */
  session: SessionToken | null;
  redirectPath: string | null;
}
