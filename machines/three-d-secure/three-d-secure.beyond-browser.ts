/** What nothing in a running shop causes. The run on the real server takes every other transition. */
export const threeDSecureBeyondBrowser = [
  {
    item: 'threeDSecure.suspended payment.leave[0]',
    reason: 'an ended session leads to the door of the shop, where one signs in again or goes elsewhere',
  },
];
