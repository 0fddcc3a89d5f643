/** A click on what only React can answer (a drawer, a dialog) is kept until React is there, then made again. */
export function keepClicks(): { replay: () => void } {
  let kept: HTMLElement | null = null;
  const onClick = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-app]') : null;
    if (!element) return;
    event.preventDefault();
    kept = element;
  };
  document.addEventListener('click', onClick, true);
  return {
    replay: () => {
      document.removeEventListener('click', onClick, true);
      if (kept?.isConnected) kept.click();
    },
  };
}
