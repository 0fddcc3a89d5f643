import type { PurchaseType } from '../../domain/product/index.ts';
import type { Choice } from './declaration.ts';
import { on } from './live.tsx';

/** What an AddForm needs to put one thing into the cart: before React, with it, and without JavaScript. */
export function addOnce(choice: Choice, purchaseType: PurchaseType) {
  return {
    fields: {
      type: choice.type === 'custompacket' ? 'packet' : choice.type,
      choice: choice.data._id,
      purchaseType,
      quantity: '1',
    },
    formProps: on('submit', { type: 'line.add', choices: [choice] }),
  };
}
