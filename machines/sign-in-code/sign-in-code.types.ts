import type { Failure } from '../../domain/failure/index.ts';
import type { SessionToken } from '../session/index.ts';

export const endings = [
  'CODE_EXPIRED',
  'CODE_USED',
  'CODE_TRIES_USED_UP',
  'CODE_NOT_REQUESTED',
  'INVALID_TOKEN',
] as const;

/** Why a code or its link no longer signs in: another has to be asked for. */
export type EndedCode = (typeof endings)[number];

/** What became of the code that this browser asked for last. */
export interface RequestedCode {
  /** Null while it can be typed. */
  ended: EndedCode | null;
  /** The address that was typed here, while the code can be. */
  email: string | null;
}

/** What is behind the link of the e-mail. */
export interface SignInLink {
  code: string;
  /** This browser asked for the code, which works nowhere else. */
  isThisBrowser: boolean;
  /** Where it wanted to go then; null in any other. */
  redirectPath: string | null;
}

export interface SignInCodeInput {
  /** Of the link in the e-mail; null on the page where a code is asked for. */
  token: string | null;
  /** Where to go after signing in; a path of this shop. */
  redirectPath: string | null;
  /** What was typed on another form. */
  email: string;
}

export interface SignInCodeContext extends SignInCodeInput {
  /** A code is on its way to `email`, and can be typed here. */
  isSent: boolean;
  /** No answer came to a code that was sent; it was asked since, and the code still counts. */
  isUnanswered: boolean;
  /** Of the link. */
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
