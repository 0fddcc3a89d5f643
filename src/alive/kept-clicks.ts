/**
 * A click on what only React can answer (a stepper, a dialog) is kept until React is there, then made again. When React
 * is lost on the way it asks for the page anew: a browser may not ask twice for a file that did not come.
 */
export function keepClicks(): { replay: () => void; lose: () => void } {
  let kept: HTMLElement | null = null;
  let isLost = false;
  const askAnew = () => {
    if (isLost && kept && navigator.onLine) location.reload();
  };
  const onClick = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-app]') : null;
    if (!element) return;
    event.preventDefault();
    kept = element;
    askAnew();
  };
  document.addEventListener('click', onClick, true);
  return {
    replay: () => {
      document.removeEventListener('click', onClick, true);
      if (kept?.isConnected) kept.click();
    },
    lose: () => {
      isLost = true;
      askAnew();
    },
  };
}
