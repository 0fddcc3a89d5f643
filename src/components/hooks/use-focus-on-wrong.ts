import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a submit, the first field that is then said to be wrong has the focus, also when the server said so. Give the
 * form the ref, and call `submitted` on each submit.
 */
export function useFocusOnWrong(busy: boolean): { form: RefObject<HTMLFormElement | null>; submitted: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || busy) return;
    isAwaited.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  return {
    form,
    submitted: () => {
      isAwaited.current = true;
    },
  };
}
