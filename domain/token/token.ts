import type { Localized } from '../locale/index.ts';
import { rejected, type Failure } from '../failure/index.ts';
import { fieldsOf, parseJson } from '../untrusted/index.ts';

/** `exp` in seconds since 1970. */
export type TokenClaims = Readonly<Record<string, unknown>> & { readonly exp: number };

const invalidTokenMessage: Localized = { tr: 'Geçersiz bağlantı', en: 'Invalid token' };

/** Spec §5: a token that is not signed or has no expiry claim. */
export const invalidToken: Failure = rejected({ code: 'INVALID_TOKEN', message: invalidTokenMessage });

/** Three base64url parts, of which the first is a JSON object. */
const signed = String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`;
const wholly = new RegExp(`^${signed}$`);
const anywhere = new RegExp(signed, 'g');

/** Only such a path segment is taken as a token. */
export function looksLikeToken(segment: string): boolean {
  return wholly.test(segment);
}

/** An address as others may read it: no signed token in its path or query, and nothing named `token` or `result`. */
export const withoutToken = (address: string): string =>
  address.replaceAll(anywhere, ':token').replaceAll(/([?&](?:token|result)=)[^&#]*/g, '$1:token');

const recordId = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})';
const inAddress = new RegExp(String.raw`/${recordId}(?![\w-])`, 'gi');
const inText = new RegExp(String.raw`(?<!\b(?:product|packet):)(?<![\w-])${recordId}(?![\w-])`, 'gi');

/**
 * An address as it is stored or passed on: without tokens and without the ids of orders, subscriptions and answers, by
 * which an account could be found. What replaces them is valid in a URI: the contract takes no other `url`.
 */
export const withoutIds = (address: string): string => withoutToken(address).replaceAll(inAddress, '/:id');

/** As `withoutIds`, of a text. The key of a line, `product:{id}`, stays: it names what the shop sells. */
export const withoutRecordIds = (text: string): string => withoutToken(text).replaceAll(inText, ':id');

/** What the token says, unverified: only the server's key set can verify it. Null without a numeric `exp`. */
export function readClaims(token: string): TokenClaims | null {
  if (!looksLikeToken(token)) return null;
  const claims = fieldsOf(parseJson(decodeBase64Url(token.split('.')[1] ?? '')));
  const { exp } = claims;
  return typeof exp === 'number' && Number.isFinite(exp) ? { ...claims, exp } : null;
}

/** What the link of a mail at `/{token}` may be for: each has a page. */
export const LINK_PURPOSES = [
  'emailChange',
  'quizResult',
  'reviewReminder',
  'duePayment',
  'signIn',
  'subscriptionAction',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Null for claims of any other purpose, and for none. */
export const linkPurposeOf = (claims: Readonly<Record<string, unknown>> | null): LinkPurpose | null =>
  LINK_PURPOSES.find((purpose) => purpose === claims?.['purpose']) ?? null;

/**
 * How long a token lasts from when it was given, in milliseconds; 0 where it does not say. Both of its ends are of the
 * server's clock: a browser's may be months away.
 */
export function lifetimeOf(token: string): number {
  const claims = readClaims(token);
  const from = claims?.['iat'];
  return claims && typeof from === 'number' ? Math.max(0, claims.exp - from) * 1000 : 0;
}

function decodeBase64Url(part: string): string {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
