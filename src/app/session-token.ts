import { isTokenExpired, readClaims } from '../../domain/token/index.ts';
import type { SessionToken } from '../../machines/session/index.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/** Spec §6: readable by scripts, because the client sends it as a bearer token. */
export const AUTH_COOKIE = 'auth_token';

/** The token of a browser that keeps no cookies: for as long as the page lives. */
let uncookied: string | null = null;

function readCookied(): string | null {
  const found = readCookie(AUTH_COOKIE);
  return found ? decodeURIComponent(found) : null;
}

/** The cookie's token, or null when there is none or it has expired. `now` in milliseconds. */
export function readToken(now: number): SessionToken | null {
  const token = readCookied() ?? uncookied ?? '';
  const claims = readClaims(token);
  return claims && !isTokenExpired(claims, now) ? { token, expiresAt: claims.exp * 1000 } : null;
}

export function keepToken({ token, expiresAt }: SessionToken): void {
  writeCookie(AUTH_COOKIE, encodeURIComponent(token), `expires=${new Date(expiresAt).toUTCString()}`);
  uncookied = readCookied() === null ? token : null;
}

export function forgetToken(): void {
  uncookied = null;
  writeCookie(AUTH_COOKIE, '', 'max-age=0');
}
