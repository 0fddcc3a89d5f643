const waiting = 'data-needs-app';

const kept: HTMLElement[] = [];
let isDue = false;

/** Repeats each click in a task of its own: by then React has rendered the result of the one before. */
function makeInTurn(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const element = kept[0];
    if (!element || (element.isConnected && element.hasAttribute(waiting))) return;
    kept.shift();
    element.click();
    makeInTurn();
  });
}

/**
 * A ref. React hydrates a page piece by piece, and a click on an element that it has not reached is lost: only
 * now React handles the element's clicks, and those that were kept are repeated.
 */
export function takeOver(element: HTMLElement | null): void {
  if (!element) return;
  element.removeAttribute(waiting);
  makeInTurn();
}

/**
 * Clicks on elements that only React handles (a stepper, a dialog) are kept until React has reached them, then repeated
 * one by one. When React fails to load the page is reloaded, or the link that was clicked is followed: a browser may
 * not request a file again that failed to load.
 */
export function keepClicks(): { lose: () => void } {
  let isLost = false;
  const reloadIfLost = () => {
    const [first] = kept;
    if (!isLost || !first || !navigator.onLine) return;
    if (first instanceof HTMLAnchorElement) location.assign(first.href);
    else location.reload();
  };
  addEventListener('online', reloadIfLost);
  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${waiting}]`) : null;
      if (!element || (element.getAttribute(waiting) === 'offline' && navigator.onLine)) return;
      event.preventDefault();
      kept.push(element);
      reloadIfLost();
    },
    true,
  );
  return {
    lose: () => {
      isLost = true;
      reloadIfLost();
    },
  };
}
