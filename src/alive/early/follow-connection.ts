const mark = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);

/** Sets `data-offline` on the page's root while there is no network, also before React: it shows the offline banner. */
export function followConnection(): void {
  mark();
  addEventListener('online', mark);
  addEventListener('offline', mark);
}
