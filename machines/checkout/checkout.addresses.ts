import type { CheckoutContext, CheckoutNotice } from './checkout.types.ts';

type Choice = Pick<CheckoutContext, 'addressIds' | 'addressId' | 'billingAddressId' | 'isAddressGone'>;

const isIn = (addressIds: readonly string[] | null, id: string | null): boolean =>
  addressIds === null || id === null || addressIds.includes(id);

/** Where the box or the invoice was to go is no longer in the address book. */
export const isChoiceGone = ({ addressIds, addressId, billingAddressId }: Choice): boolean =>
  !isIn(addressIds, addressId) || !isIn(addressIds, billingAddressId);

/** What is left of the choice, and which word says what is gone. Nothing is chosen instead. */
export function withoutGone({
  addressIds,
  addressId,
  billingAddressId,
  isAddressGone,
}: Choice): Pick<CheckoutContext, 'addressId' | 'billingAddressId' | 'isAddressGone'> & { notice: CheckoutNotice } {
  const isBoxGone = isAddressGone || !isIn(addressIds, addressId);
  const isBillingGone = !isIn(addressIds, billingAddressId);
  return {
    addressId: isBoxGone ? null : addressId,
    billingAddressId: isBillingGone ? null : billingAddressId,
    isAddressGone: isBoxGone,
    notice: !isBillingGone ? 'addressGone' : isBoxGone ? 'addressesGone' : 'billingGone',
  };
}

/** The first of the address book, where no address was chosen yet; null where none is to be chosen for the shopper. */
export const likelyAddress = ({ addressIds, addressId, isAddressGone }: Choice): string | null =>
  addressId === null && !isAddressGone ? (addressIds?.[0] ?? null) : null;

/** What was chosen stands in the book, also where it was written just now and the book is still to be read again. */
export const withChosen = (addressIds: readonly string[] | null, ...chosen: (string | null)[]) =>
  addressIds && [...new Set([...addressIds, ...chosen.filter((id) => id !== null)])];
