import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of content that replaces the pressed element; give it `tabIndex={-1}`. The page does not scroll. */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
