import { type ReactNode, useCallback } from 'react';
import { loadAccountMessages } from '../../../i18n/account-messages.ts';
import type { loadMessages } from '../../../i18n/i18n.ts';
import { usePaymentPage } from '../../three-d-secure/use-payment-page.ts';
import type { AddToShelf } from '../plan/subscription.types.ts';
import { useFormOverDialog } from './use-form-over-dialog.ts';

const loadDialog = () => import('../../card-check/card-dialog-host.tsx');
const loadTexts: typeof loadMessages = (i18n, locale, ...names) =>
  loadAccountMessages(i18n, locale, ...names, 'checkout', 'three-d-secure');

/** `part`: the form of a new card and its bank's approval, over the dialog that asks for one. `add`: opens it. */
export function useAddedCard(): { part: ReactNode; add: AddToShelf } {
  const { api, loginPath } = usePaymentPage('/account');
  const { form, onSaved, close, add } = useFormOverDialog('account/cards', loadDialog, loadTexts);
  const end = useCallback(
    (cardId: string | null) => {
      if (cardId !== null) onSaved?.(cardId);
      close();
    },
    [onSaved, close],
  );
  return { part: form && <form.CardDialogHost api={api} loginPath={loginPath} onEnd={end} />, add };
}
