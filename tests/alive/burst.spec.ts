import { tapInBurst } from '../../scripts/bench/browser/burst.ts';
import { expect, test } from '../harness/shop-test.ts';

/** Valid trials per CPU speed; `npm run bench taps` does many more. */
const proofsEach = 3;

for (const cpu of [4, 6]) {
  test(`taps in a burst from the first paint on are all counted, once (CPU ${cpu}×, 150 ms round trip)`, async ({
    browser,
    harness,
  }) => {
    // Each trial may take half a minute on a busy machine.
    test.setTimeout(3 * proofsEach * 40_000);
    let proofs = 0;
    for (let trial = 0; proofs < proofsEach && trial < 3 * proofsEach; trial += 1) {
      const url = `${harness.shopUrl}/product/pad-super`;
      const { taps, total, shown, stored, isOneBurst, errors } = await tapInBurst(browser, url, {
        cpu,
        roundTrip: 150,
      });
      expect(errors).toEqual([]);
      if (!isOneBurst) continue;
      expect({ shown, stored }).toEqual({ shown: total, stored: total });
      // A trial with too few taps before or after React attaches proves nothing: it is repeated.
      if (taps.none + taps.early > 3 && taps.attached > 3) proofs += 1;
    }
    expect(proofs).toBe(proofsEach);
  });
}
