const mark = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);

/** `data-offline` at the page's root shows what is said without a network: before React, too. */
export function followConnection(): void {
  mark();
  addEventListener('online', mark);
  addEventListener('offline', mark);
}
