import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field after a submit, also when the server has found the error. Give the
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
