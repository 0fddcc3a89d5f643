import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the top of the page: above, the bar always stays. */
const fromHere = 120;
/** Pixels by which a resting finger may move. */
const slack = 8;

/**
 * Of a sticky bar: sets `data-away` on it while the page is scrolled down, and takes it off on the way up and when a text in
 * it changes, as the count of the cart does.
 */
export function useReturning<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const ref = useRef<Bar>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < slack) return;
      bar.toggleAttribute('data-away', scrollY > last && scrollY > fromHere);
      last = scrollY;
    };
    const changes = new MutationObserver(() => bar.removeAttribute('data-away'));
    changes.observe(bar, { subtree: true, childList: true, characterData: true });
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      changes.disconnect();
    };
  }, []);
  return ref;
}
