const waiting = 'data-needs-app';

const kept: HTMLElement[] = [];
let isDue = false;

/** Each in a task of its own: by then React follows what a click changes, and has drawn what the one before it did. */
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
 * A ref. React attaches to a page piece by piece, and what is clicked before it has reached an element is lost on it: only
 * now the element's clicks are React's, and those that were kept are made again.
 */
export function takeOver(element: HTMLElement | null): void {
  if (!element) return;
  element.removeAttribute(waiting);
  makeInTurn();
}

/**
 * Clicks on what only React can answer (a stepper, a dialog) are kept until React has reached it, then made again, each
 * one in its turn. When React fails to load the page is reloaded, or the link that was clicked is followed: a browser may
 * not ask twice for a file that did not come.
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
