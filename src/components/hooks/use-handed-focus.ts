import { useCallback, useRef } from 'react';

const controls = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * For controls that take each other's place: the one that goes hands its focus to the one that comes. Give the ref to
 * each of them, or to what is around each; around it, its first control is meant, or what has a tabindex. Of several that come at once the first
 * gets it, what comes later nothing.
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
