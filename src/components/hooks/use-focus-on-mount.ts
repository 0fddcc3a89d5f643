import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of what takes the place of what was pressed; give it `tabIndex={-1}`. The page stays where it is. */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
