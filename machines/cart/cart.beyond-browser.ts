const stored = 'the page reads what is kept before the flow starts; asked later, a blocked storage refuses at once';

/** What nothing in a running shop causes. The run on the real server takes every other transition. */
export const cartBeyondBrowser = [
  { item: 'cart.storage.hydrating reading done[0]', reason: stored },
  { item: 'cart.storage.hydrating after persistLimit[0]', reason: stored },
  {
    item: 'cart cart.paid[0]',
    reason:
      'it takes a paid order: tests/flows/paid-cart.spec.ts pays while the cart changes, the run of checkout pays',
  },
  {
    item: 'cart.calculation.calculating calculation done[1]',
    reason: 'an edit aborts the call before it: the answer to an older cart never arrives',
  },
  {
    item: 'cart.calculation.calculating calculation failed[0]',
    reason: 'a calculation sends no prices that could be wrong; the order does',
  },
  {
    item: 'cart.calculation.calculating calculation failed[2]',
    reason: 'the flow gives up after 8 seconds, before the call does after 15',
  },
];
