import { fieldsOf, isRecord } from '../untrusted/index.ts';

/** A stored state of any version: parts by name. */
export type StoredState = Readonly<Record<string, unknown>>;

type Migration = (state: StoredState) => StoredState;

/** By target version. Applied in order to a record of an older version. Spec §4. */
export const migrations: Readonly<Record<1 | 2 | 3, Migration>> = {
  1: movePromoIntoCheckout,
  2: movePromoIntoCart,
  3: turnErrorTextIntoObject,
};

/** v1 moves promo data from cart into checkout. */
function movePromoIntoCheckout(state: StoredState): StoredState {
  const { promoCode, promoCodeError, ...cart } = fieldsOf(state['cart']);
  const moved = {
    ...(promoCode === undefined ? {} : { promoCode }),
    ...(promoCodeError === undefined ? {} : { promoCodeError }),
  };
  return { ...state, cart, checkout: { ...fieldsOf(state['checkout']), ...moved } };
}

/** v2 moves promo data back into the cart, with code and error. */
function movePromoIntoCart(state: StoredState): StoredState {
  const { promoCode, promoCodeError, ...checkout } = fieldsOf(state['checkout']);
  const stored = isRecord(promoCode) ? promoCode : { code: promoCode, error: promoCodeError };
  const moved = { code: stored['code'] ?? null, error: stored['error'] ?? promoCodeError ?? null };
  return { ...state, cart: { ...fieldsOf(state['cart']), promoCode: moved }, checkout };
}

/** v3 turns a plain promo error string into an object with an empty code and the message. */
function turnErrorTextIntoObject(state: StoredState): StoredState {
  const cart = fieldsOf(state['cart']);
  const promoCode = fieldsOf(cart['promoCode']);
  const { error } = promoCode;
  if (typeof error !== 'string') return state;
  return {
    ...state,
    cart: { ...cart, promoCode: { ...promoCode, error: error === '' ? null : { code: '', message: error } } },
  };
}
