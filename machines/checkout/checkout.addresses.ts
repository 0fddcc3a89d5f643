import type { Failure } from '../../domain/failure/index.ts';
import type { AddressesGone, CheckoutContext, CheckoutNotice } from './checkout.types.ts';

type Choice = Pick<CheckoutContext, 'addressIds' | 'addressId' | 'billingAddressId' | 'isAddressGone'>;

const isIn = (addressIds: readonly string[] | null, id: string | null): boolean =>
  addressIds === null || id === null || addressIds.includes(id);

/** Where the box or the invoice was to go is no longer in the address book. */
export const isChoiceGone = ({ addressIds, addressId, billingAddressId }: Choice): boolean =>
  !isIn(addressIds, addressId) || !isIn(addressIds, billingAddressId);

/** The choice without the deleted addresses, and the notice that names them. Nothing is chosen instead. */
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

/** The server names what is gone, also before the address book was read. An invoice without an address follows the box. */
export function withoutRefused(choice: Choice, { data }: Failure) {
  const { addressId, billingAddressId } = choice;
  const { addresses = ['delivery'] } = (data ?? {}) as Partial<AddressesGone>;
  const gone = new Set(addresses.map((use) => (use === 'delivery' ? addressId : (billingAddressId ?? addressId))));
  return without((id) => id !== null && gone.has(id), choice);
}

/** The first of the address book, where no address was chosen yet; null where none is to be chosen for the shopper. */
export const likelyAddress = ({ addressIds, addressId, isAddressGone }: Choice): string | null =>
  addressId === null && !isAddressGone ? (addressIds?.[0] ?? null) : null;

/** What was chosen is in the address book, also where it was written just now and the book is still to be read again. */
export const withChosen = (addressIds: readonly string[] | null, ...chosen: (string | null)[]) =>
  addressIds && [...new Set([...addressIds, ...chosen.filter((id) => id !== null)])];
