/**
 * Clicks on what only React can answer (a stepper, a dialog) are kept until React is there, then made again, each one in
 * its turn. When React is lost on the way it asks for the page anew: a browser may not ask twice for a file that did not
 * come.
 */
export function keepClicks(): { replay: () => void; lose: () => void } {
  const kept: HTMLElement[] = [];
  let isLost = false;
  const askAnew = () => {
    if (isLost && kept[0] && navigator.onLine) location.reload();
  };
  const onClick = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-app]') : null;
    if (!element) return;
    event.preventDefault();
    kept.push(element);
    askAnew();
  };
  const next = () => {
    const element = kept.shift();
    if (!element) return;
    if (element.isConnected) element.click();
    // The one after it counts from what this one did: React draws it first.
    queueMicrotask(next);
  };
  document.addEventListener('click', onClick, true);
  return {
    replay: () => {
      document.removeEventListener('click', onClick, true);
      next();
    },
    lose: () => {
      isLost = true;
      askAnew();
    },
  };
}
