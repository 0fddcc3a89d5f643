import { isTokenExpired, readClaims } from '../../domain/token/index.ts';
import type { SessionToken } from '../../machines/session/index.ts';

/** Spec §6: readable by scripts, because the client sends it as a bearer token. */
export const AUTH_COOKIE = 'auth_token';

const security = () => (window.location.protocol === 'https:' ? '; secure' : '');

/** The token of a browser that keeps no cookies: for as long as the page lives. */
let uncookied: string | null = null;

function readCookie(): string | null {
  const found = new RegExp(`(?:^|; )${AUTH_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}

/** The cookie's token, or null when there is none or it has expired. `now` in milliseconds. */
export function readToken(now: number): SessionToken | null {
  const token = readCookie() ?? uncookied ?? '';
  const claims = readClaims(token);
  return claims && !isTokenExpired(claims, now) ? { token, expiresAt: claims.exp * 1000 } : null;
}

export function keepToken({ token, expiresAt }: SessionToken): void {
  const expires = new Date(expiresAt).toUTCString();
  document.cookie = `${AUTH_COOKIE}=${encodeURIComponent(token)}; path=/; expires=${expires}; samesite=lax${security()}`;
  uncookied = readCookie() === null ? token : null;
}

export function forgetToken(): void {
  uncookied = null;
  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0; samesite=lax${security()}`;
}
