import { lifetimeOf, looksLikeToken } from '../../../domain/token/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import { readCookie, writeCookie } from '../../storage/cookies.ts';

/** Spec §6: readable by scripts, because the client sends it as a bearer token. */
export const AUTH_COOKIE = 'auth_token';

/** The token of a browser that keeps no cookies: for as long as the page lives. */
let uncookied: string | null = null;

function readCookied(): string | null {
  const found = readCookie(AUTH_COOKIE);
  return found ? decodeURIComponent(found) : null;
}

/** The cookie's token, or null when there is none. The server decides whether it is still valid. */
export function readToken(): SessionToken | null {
  const token = readCookied() ?? uncookied ?? '';
  return looksLikeToken(token) ? { token, lifetime: lifetimeOf(token) } : null;
}

export function keepToken({ token, lifetime }: SessionToken): void {
  writeCookie(AUTH_COOKIE, encodeURIComponent(token), `max-age=${Math.round(lifetime / 1000)}`);
  uncookied = readCookied() === null ? token : null;
}

export function forgetToken(): void {
  uncookied = null;
  writeCookie(AUTH_COOKIE, '', 'max-age=0');
}
