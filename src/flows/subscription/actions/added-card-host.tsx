import { type ReactNode, useCallback, useState } from 'react';
import { showLost } from '../../../base/snackbar.ts';
import { useLatePart } from '../../../base/use-late-part.ts';
import { loadAccountMessages } from '../../../i18n/account-messages.ts';
import type { loadMessages } from '../../../i18n/i18n.ts';
import { usePaymentPage } from '../../three-d-secure/use-payment-page.ts';
import type { AddToShelf } from '../plan/subscription.types.ts';

const loadDialog = () => import('../../card-check/card-dialog-host.tsx');
const loadTexts: typeof loadMessages = (i18n, locale, ...names) =>
  loadAccountMessages(i18n, locale, ...names, 'checkout', 'three-d-secure');

/** The form of a new card and its bank's approval, over the dialog that asks for one; and what opens them. */
export function useAddedCard(): { part: ReactNode; add: AddToShelf } {
  const { api, loginPath } = usePaymentPage('/account');
  const [onSaved, setOnSaved] = useState<((id: string) => void) | null>(null);
  const lose = useCallback(() => {
    setOnSaved(null);
    showLost();
  }, []);
  const dialog = useLatePart('account/cards', loadDialog, onSaved !== null, lose, loadTexts);
  const end = useCallback(
    (cardId: string | null) => {
      if (cardId !== null) onSaved?.(cardId);
      setOnSaved(null);
    },
    [onSaved],
  );
  return {
    part: onSaved && dialog && <dialog.CardDialogHost api={api} loginPath={loginPath} onEnd={end} />,
    add: (then) => setOnSaved(() => then),
  };
}
