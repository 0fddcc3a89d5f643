import type { StepPromise } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';
import { isSame } from '../kit/testing.ts';
import { isChoiceGone } from './checkout.addresses.ts';

type Step = StepPromise<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const idsIn = (event: Parameters<NonNullable<Step['given']>>[1]) => event['addressIds'] as readonly string[];
const choiceOf = ({ context: { addressId, billingAddressId } }: Snapshot) => [addressId, billingAddressId];
/** Whether the book holds each of these once. */
const isBookOf = (book: readonly string[], held: readonly unknown[]): boolean =>
  new Set(book).size === book.length &&
  isSame(
    book,
    [...new Set(held)].filter((id) => id !== null),
  );
const isBookRead = ({ context }: Snapshot): boolean => context.addressIds !== null;

/** What is left of `before` when only these addresses stand in the book, and what the shopper then reads. */
function leftOf({ context }: Snapshot, addressIds: readonly string[]) {
  const { addressId, billingAddressId, isAddressGone, notice } = context;
  const isLost = isAddressGone || (addressId !== null && !addressIds.includes(addressId));
  const isInvoiceLost = billingAddressId !== null && !addressIds.includes(billingAddressId);
  const isNew = isInvoiceLost || (isLost && !isAddressGone);
  return {
    isNew,
    choice: [isLost ? null : (addressId ?? addressIds[0] ?? null), isInvoiceLost ? null : billingAddressId],
    notice: !isNew ? notice : !isInvoiceLost ? 'addressGone' : isLost ? 'addressesGone' : 'billingGone',
  };
}

const isAsLeft = (after: Snapshot, before: Snapshot, addressIds: readonly string[]): boolean => {
  const { choice, notice } = leftOf(before, addressIds);
  return isSame([choiceOf(after), after.context.notice], [choice, notice]);
};

/** What is left of the address book without the invoice's address, which is the box's where none was chosen. */
const keptWithoutBilling = ({ context: { addressId, billingAddressId } }: Snapshot): string[] =>
  addressId === null || addressId === (billingAddressId ?? addressId) ? [] : [addressId];

/** Neither the box nor the invoice goes to another address without a word. Spec §6 */
export const addressPromises: readonly Step[] = [
  {
    name: 'an address that is gone from the book is named and replaced by none; the likeliest is chosen where none was chosen',
    on: ['addresses.known'],
    from: ['form'],
    to: (after, before, event) => isAsLeft(after, before, idsIn(event)),
  },
  {
    name: 'another choice is priced again, with texts to be accepted again where an address is gone. Law: distance sales',
    on: ['addresses.known'],
    from: ['form'],
    given: (before, event) => !isSame(leftOf(before, idsIn(event)).choice, choiceOf(before)),
    to: (after, before, event) =>
      (after.matches({ filling: 'quoting' }) || after.matches({ filling: 'empty' })) &&
      (!leftOf(before, idsIn(event)).isNew ||
        (after.context.contracts.length === 0 && !Object.values(after.context.agreements).includes(true))),
  },
  {
    name: 'a book that holds what was chosen disturbs nothing, nor does any book outside the form',
    on: ['addresses.known'],
    from: ['form', 'resting', 'busy', 'paying'],
    given: (before, event) => !before.hasTag('form') || isSame(leftOf(before, idsIn(event)).choice, choiceOf(before)),
    to: (after, before, event) =>
      isSame([after.value, choiceOf(after)], [before.value, choiceOf(before)]) &&
      after.context.addressIds === event['addressIds'],
  },
  {
    name: 'a book that came before the form counts there',
    on: ['recovery.done.none'],
    given: (before) => isBookRead(before) && before.context.lookups === 0,
    to: (after, before) => isAsLeft(after, before, before.context.addressIds!),
  },
  {
    name: 'coming back to an address that is gone shows so again',
    on: ['start'],
    to: ({ context }) => context.notice === (context.isAddressGone ? 'addressGone' : null),
  },
  {
    name: 'an address that is chosen is the one that holds, also before the book was read again',
    on: ['address.choose'],
    from: ['form'],
    to: ({ context }, before, event) =>
      !context.isAddressGone &&
      context.addressId === event['addressId'] &&
      (before.context.addressIds === null
        ? context.addressIds === null
        : isBookOf(context.addressIds!, [...before.context.addressIds, event['addressId'], event['billingAddressId']])),
  },
  {
    name: 'a refusal for a deleted address takes only the deleted ones from the choice, names them, and prices again',
    on: [
      'order.failed.addressesGone',
      'order.failed.billingGone',
      'contracts.failed.addressesGone',
      'contracts.failed.billingGone',
    ],
    // An address that went from the book meanwhile is the news then.
    given: ({ context }) => !isChoiceGone(context),
    to: (after, before, { outcome }) =>
      isAsLeft(after, before, outcome === 'billingGone' ? keptWithoutBilling(before) : []) &&
      after.matches({ filling: after.context.items.length === 0 ? 'empty' : 'quoting' }) &&
      after.context.contracts.length === 0,
  },
];
