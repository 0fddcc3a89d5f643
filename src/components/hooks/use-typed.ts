import { createContext, type Dispatch, type SetStateAction, use, useEffect, useRef, useState } from 'react';

/** Keeps the input of a form whose page is left because the session has ended. */
export interface TypedKeeper {
  read: (place: string) => unknown;
  /** Called when the form is removed. */
  leave: (place: string, typed: unknown) => void;
}

/** Null outside of the account: input there is dropped with its page. */
export const TypedContext = createContext<TypedKeeper | null>(null);

/** `useState` for a form's input; `place` identifies the form and its record. Not for passwords: they are not kept. */
export function useTyped<Typed>(place: string, empty: Typed): [Typed, Dispatch<SetStateAction<Typed>>] {
  const keeper = use(TypedContext);
  const [typed, setTyped] = useState(() => (keeper?.read(place) as Typed | undefined) ?? empty);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const opened = useRef(typed);
  useEffect(() => {
    // A page may be shown before its account is known. What was typed since then is newer.
    const kept = keeper?.read(place) as Typed | undefined;
    if (kept !== undefined && latest.current === opened.current) setTyped(kept);
    return () => keeper?.leave(place, latest.current);
  }, [keeper, place]);
  return [typed, setTyped];
}
