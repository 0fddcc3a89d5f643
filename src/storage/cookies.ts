/** The value of a cookie, not decoded; undefined when there is none. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/** Sets a cookie for the whole shop. `lasting`: `max-age=…` or `expires=…`; `max-age=0` deletes it. */
export function writeCookie(name: string, value: string, lasting: string): void {
  const security = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; ${lasting}; samesite=lax${security}`;
}
