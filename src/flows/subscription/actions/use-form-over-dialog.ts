import { useCallback, useState } from 'react';
import { showLost } from '../../../base/snackbar.ts';
import { useLatePart } from '../../../base/use-late-part.ts';
import type { AddToShelf } from '../plan/subscription.types.ts';

type LatePart = Parameters<typeof useLatePart>;

/** A form that is fetched when `add` opens it over a dialog. `form` and `onSaved` are null while it is closed. */
export function useFormOverDialog<Form>(namespace: string, load: () => Promise<Form>, loadTexts?: LatePart[4]) {
  const [onSaved, setOnSaved] = useState<((id: string) => void) | null>(null);
  const close = useCallback(() => setOnSaved(null), []);
  const lose = useCallback(() => {
    close();
    showLost();
  }, [close]);
  const form = useLatePart(namespace, load, onSaved !== null, lose, loadTexts);
  const add: AddToShelf = (then) => setOnSaved(() => then);
  return { form: onSaved && form, onSaved, close, add };
}
