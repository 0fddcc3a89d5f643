import { expect, test } from 'vitest';
import { toFieldErrors } from './field-errors.ts';
import { loadContract } from './load-contract.ts';
import { createContractValidator } from './validators.ts';

const contract = loadContract();
const validator = createContractValidator(contract);

function faultsOf(operationId: string, body: unknown): string[] {
  const operation = contract.operations.find((one) => one.operationId === operationId)!;
  const violations = validator.forOperation(operation).body('application/json', body);
  return toFieldErrors(violations ?? []).map(({ path, rule }) => `${path} ${rule}`);
}

const once = { purchaseType: 'oneTimePurchase', quantity: 1 };
const boxes = { items: [{ _product: 'p1', quantity: 1 }] };
const edit = { action: 'EDIT_SUBSCRIPTION' };
const price = { grossOriginalAmount: 10, _currency: 'TRY' };

test.each([
  ['a product', { type: 'product', _id: 'p1', ...once }, []],
  ['a product without an id', { type: 'product', ...once }, ['_id required']],
  ['a product with contents', { type: 'product', _id: 'p1', ...boxes, ...once }, ['items additionalProperties']],
  ['a packet of one’s own', { type: 'custompacket', ...boxes, ...once }, []],
  ['a packet of nothing', { type: 'custompacket', ...once }, ['items required']],
  ['too many of it', { type: 'custompacket', ...boxes, ...once, quantity: 100 }, ['quantity maximum']],
  ['an item of no type', { _id: 'p1', ...once }, ['type required']],
  ['an item of an unknown type', { type: 'voucher', _id: 'p1', ...once }, ['type enum']],
])('an item of a cart: %s', (_about, item, faults) => {
  expect(faultsOf('calculateForGuest', { revision: 0, cart: { items: [item] } })).toEqual(
    faults.map((fault) => `cart.items.0.${fault}`),
  );
});

test.each([
  ['a ready-made one', { _packet: 'p1', quantity: 1 }, []],
  ['too many of a ready-made one', { _packet: 'p1', quantity: 100 }, ['packets.0.quantity maximum']],
  ['one of an own', { ...boxes, quantity: 1 }, []],
  [
    'one of an own, too many in it',
    { items: [{ _product: 'p1', quantity: 0 }], quantity: 1 },
    ['packets.0.items.0.quantity minimum'],
  ],
  ['a name it has not', { ...boxes, quantity: 1, colour: 'red' }, ['packets.0.colour additionalProperties']],
  [
    'a name a ready-made one has not',
    { _packet: 'p1', quantity: 1, colour: 'red' },
    ['packets.0.colour additionalProperties'],
  ],
  ['neither', { quantity: 1 }, ['packets.0._packet required']],
  ['both', { _packet: 'p1', ...boxes, quantity: 1 }, ['packets.0.items additionalProperties']],
])('a packet of an edit: %s', (_about, packet, faults) => {
  expect(faultsOf('editSubscription', { ...edit, packets: [packet], products: [], price })).toEqual(faults);
});

test.each([
  ['another card', 'editSubscription', { ...edit, _card: 'c1' }, []],
  ['contents without their price', 'editSubscription', { ...edit, packets: [], products: [] }, ['price required']],
  ['packets alone', 'editSubscription', { ...edit, packets: [] }, ['products required', 'price required']],
  ['skip the next', 'skipSubscription', { action: 'SKIP_NEXT', skipReasons: [] }, []],
  ['no object', 'skipSubscription', 1, ['body type']],
  ['a list', 'skipSubscription', [], ['body type']],
  ['an action that is a text', 'previewSubscriptionAct', { act: 'skip' }, ['act type']],
  ['skip to no day', 'skipSubscription', { action: 'SKIP_TO_DATE', skipReasons: [] }, ['skipToDate required']],
  ['preview a move to no day', 'previewSubscriptionAct', { act: { kind: 'changeDate' } }, ['act.day required']],
  ['preview extras without any', 'previewSubscriptionAct', { act: { kind: 'setExtras' } }, ['act.products required']],
  ['preview a pause', 'previewSubscriptionAct', { act: { kind: 'pause', until: null } }, []],
])('of a subscription: %s', (_about, operationId, body, faults) => {
  expect(faultsOf(operationId, body)).toEqual(faults);
});
