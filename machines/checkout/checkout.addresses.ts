import type { Failure } from '../../domain/failure/index.ts';
import type { AddressesGone, CheckoutContext, CheckoutNotice } from './checkout.types.ts';

type Choice = Pick<CheckoutContext, 'addressIds' | 'addressId' | 'billingAddressId' | 'isAddressGone'>;

const isIn = (addressIds: readonly string[] | null, id: string | null): boolean =>
  addressIds === null || id === null || addressIds.includes(id);

/** Whether the chosen delivery or billing address is no longer in the address book. */
export const isChoiceGone = ({ addressIds, addressId, billingAddressId }: Choice): boolean =>
  !isIn(addressIds, addressId) || !isIn(addressIds, billingAddressId);

/** The choice without the deleted addresses, and the notice that names them. No other address is chosen instead. */
function without(
  isGone: (id: string | null) => boolean,
  { addressId, billingAddressId, isAddressGone }: Choice,
): Pick<CheckoutContext, 'addressId' | 'billingAddressId' | 'isAddressGone'> & { notice: CheckoutNotice } {
  const isBoxGone = isAddressGone || isGone(addressId);
  const isBillingGone = isGone(billingAddressId);
  return {
    addressId: isBoxGone ? null : addressId,
    billingAddressId: isBillingGone ? null : billingAddressId,
    isAddressGone: isBoxGone,
    notice: !isBillingGone ? 'addressGone' : isBoxGone ? 'addressesGone' : 'billingGone',
  };
}

export const withoutGone = (choice: Choice) => without((id) => !isIn(choice.addressIds, id), choice);

/** The choice without the addresses that the server refused. `billingAddressId` null: the delivery address. */
export function withoutRefused(choice: Choice, { data }: Failure) {
  const { addressId, billingAddressId } = choice;
  const { addresses = ['delivery'] } = (data ?? {}) as Partial<AddressesGone>;
  const gone = new Set(addresses.map((use) => (use === 'delivery' ? addressId : (billingAddressId ?? addressId))));
  return without((id) => id !== null && gone.has(id), choice);
}

/** The book's first address while none is chosen; null when one was deleted: the shopper then chooses. */
export const likelyAddress = ({ addressIds, addressId, isAddressGone }: Choice): string | null =>
  addressId === null && !isAddressGone ? (addressIds?.[0] ?? null) : null;

/** The address book with the chosen addresses: one written just now is not in the book that was read before. */
export const withChosen = (addressIds: readonly string[] | null, ...chosen: (string | null)[]) =>
  addressIds && [...new Set([...addressIds, ...chosen.filter((id) => id !== null)])];
