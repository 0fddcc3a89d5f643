import type { CartItemKey } from '../../domain/cart/index.ts';
import { cartItemKey } from '../../domain/cart/index.ts';
import { isPurchaseType } from '../../domain/product/index.ts';
import type { CartEvent, NewLine } from '../../machines/cart/index.ts';

/** What a form offers: each choice is a product in one box size, a packet, or a donation. */
export type Choice = NewLine['item'];

/**
 * The cart event that an element declares. A form adds its fields: `choice` (an `_id`; the first choice when absent),
 * `purchaseType` and `quantity`.
 */
export type Declaration =
  | { type: 'line.add'; choices: readonly Choice[] }
  | { type: 'draft.change'; choices: readonly Choice[] }
  | { type: 'line.remove'; key: CartItemKey }
  | { type: 'line.setPurchaseType' | 'line.setQuantity'; key: CartItemKey }
  | { type: 'line.restore' | 'cart.empty' | 'promoCode.clear' | 'calculation.retry' }
  | { type: 'promoCode.set' };

const text = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

function lineOf(choices: readonly Choice[], fields: FormData): NewLine | null {
  const wanted = text(fields, 'choice');
  const item = wanted === '' ? choices[0] : choices.find((choice) => choice.data._id === wanted);
  if (!item) return null;
  const purchaseType = text(fields, 'purchaseType');
  return {
    item,
    purchaseType: isPurchaseType(purchaseType) ? purchaseType : 'oneTimePurchase',
    quantity: Number(text(fields, 'quantity')) || 1,
    createdAt: new Date().toISOString(),
  };
}

/** The event that `declaration` and the fields of its form make; null when they make none. */
export function eventOf(declaration: Declaration, fields: FormData): CartEvent | null {
  switch (declaration.type) {
    case 'line.add': {
      const line = lineOf(declaration.choices, fields);
      return line && { type: 'line.add', ...line };
    }
    case 'draft.change': {
      const line = lineOf(declaration.choices, fields);
      if (!line) return null;
      const { item, purchaseType, quantity = 1 } = line;
      return { type: 'draft.change', key: cartItemKey(item), price: item.data.price, purchaseType, quantity };
    }
    case 'line.setPurchaseType': {
      const purchaseType = text(fields, 'purchaseType');
      return isPurchaseType(purchaseType) ? { ...declaration, type: 'line.setPurchaseType', purchaseType } : null;
    }
    case 'line.setQuantity':
      return { ...declaration, type: 'line.setQuantity', quantity: Number(text(fields, 'quantity')) || 1 };
    case 'promoCode.set':
      return { type: 'promoCode.set', code: text(fields, 'code') };
    case 'line.remove':
    case 'line.restore':
    case 'cart.empty':
    case 'promoCode.clear':
    case 'calculation.retry':
      return declaration;
    default:
      return declaration satisfies never;
  }
}
