import { useCallback, useRef } from 'react';

const controls = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Passes the focus from a removed control to the one that replaces it. Give the ref to each of them, or to their
 * containers: of a container its first control, or element with a tabindex, is focused. Of several that appear at once
 * only the first gets the focus.
 */
export function useHandedFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
    if (hadFocus.current && control) {
      hadFocus.current = false;
      control.focus();
    }
    return () => {
      if (!element.contains(document.activeElement)) return;
      hadFocus.current = true;
      queueMicrotask(() => {
        hadFocus.current = false;
      });
    };
  }, []);
}
