import { cartItemKey } from '../../domain/cart/index.ts';
import { DEFAULT_LOCALE } from '../../domain/locale/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';
import type { Choice } from './declaration.ts';
import { Live, on } from './live.tsx';

/** Props of an `AddForm` for one item: it works before React, with it, and without JavaScript. */
export function addOnce(choice: Choice, purchaseType: PurchaseType) {
  return {
    fields: {
      type: choice.type === 'custompacket' ? 'packet' : choice.type,
      choice: choice.data._id,
      purchaseType,
      quantity: '1',
    },
    formProps: on('submit', { type: 'line.add', choices: [choice] }),
    /** A number, the same in every language. */
    inCart: <Live name="inCart" locale={DEFAULT_LOCALE} of={cartItemKey(choice)} />,
  };
}
