import type { Localized } from '../locale/index.ts';
import { rejected, type Failure } from '../failure/index.ts';
import { fieldsOf, parseJson } from '../untrusted/index.ts';

/** `exp` in seconds since 1970. */
export type TokenClaims = Readonly<Record<string, unknown>> & { readonly exp: number };

const invalidTokenMessage: Localized = { tr: 'Geçersiz bağlantı', en: 'Invalid token' };

/** Spec §5: the token is not signed, or has no expiry claim. */
export const invalidToken: Failure = rejected({ code: 'INVALID_TOKEN', message: invalidTokenMessage });

/** Three base64url parts, of which the first is a JSON object. */
const signed = String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`;
const wholly = new RegExp(`^${signed}$`);
const anywhere = new RegExp(signed, 'g');

/** Whether a path segment has the form of a token; other segments are never read as one. */
export function looksLikeToken(segment: string): boolean {
  return wholly.test(segment);
}

/** An address that may be shown to others: without signed tokens and without values of `token` and `result`. */
export const withoutToken = (address: string): string =>
  address.replaceAll(anywhere, ':token').replaceAll(/([?&](?:token|result)=)[^&#]*/g, '$1:token');

const recordId = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})';
const inAddress = new RegExp(String.raw`/${recordId}(?![\w-])`, 'gi');
const inText = new RegExp(String.raw`(?<!\b(?:product|packet):)(?<![\w-])${recordId}(?![\w-])`, 'gi');

/**
 * An address as it is stored or passed on: without tokens, and without the ids of orders, subscriptions and answers, by
 * which an account could be found. The replacement is valid in a URI, as the contract requires of `url`.
 */
export const withoutIds = (address: string): string => withoutToken(address).replaceAll(inAddress, '/:id');

/** As `withoutIds`, for a text. The key of a line, `product:{id}`, stays: it identifies goods, not a customer. */
export const withoutRecordIds = (text: string): string => withoutToken(text).replaceAll(inText, ':id');

/** The token's claims, unverified: only the server's key set can verify them. Null without a numeric `exp`. */
export function readClaims(token: string): TokenClaims | null {
  if (!looksLikeToken(token)) return null;
  const claims = fieldsOf(parseJson(decodeBase64Url(token.split('.')[1] ?? '')));
  const { exp } = claims;
  return typeof exp === 'number' && Number.isFinite(exp) ? { ...claims, exp } : null;
}

/** Purposes of a mailed link at `/{token}`: each has a page. */
export const LINK_PURPOSES = [
  'emailChange',
  'quizResult',
  'reviewReminder',
  'duePayment',
  'signIn',
  'subscriptionAction',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The purpose; null for claims without a known one. */
export const linkPurposeOf = (claims: Readonly<Record<string, unknown>> | null): LinkPurpose | null =>
  LINK_PURPOSES.find((purpose) => purpose === claims?.['purpose']) ?? null;

/**
 * The lifetime of a token from its issue, in milliseconds; 0 where it does not say. Both ends are by the
 * server's clock: a browser's clock may be months off.
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
