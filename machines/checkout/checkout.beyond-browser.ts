/** What nothing in a running shop causes. The run on the real server takes every other transition. */
export const checkoutBeyondBrowser = [
  {
    item: 'checkout.paying.challenging challenge failed[0]',
    reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
  },
];
