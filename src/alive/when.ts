const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;
/** Signs of navigation. Without the link to the cart, which gets the focus by itself after an add. */
const wanted = 'a:not([data-added-link]),summary,[data-needs-app]';

/** Calls `work` when the page has nothing else to do, at the latest after four seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}

/** Calls `load` once: at once when the page says so, on the first sign of navigation, or when the page is idle. */
export function whenWanted(load: () => void): void {
  let isDone = false;
  const go = () => {
    if (isDone) return;
    isDone = true;
    for (const type of intents) removeEventListener(type, onIntent, true);
    load();
  };
  const onIntent = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(wanted)) go();
  };
  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });

  const { app, cart } = document.documentElement.dataset;
  if (app === 'now' || (app === 'withLines' && cart !== 'empty')) {
    go();
    return;
  }
  const idle = () => whenIdle(go);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
