import { tapInBurst } from '../../scripts/bench/burst.ts';
import { expect, test } from '../stand/shop-test.ts';

/** `npm run bench taps` does many more. */
const trialsEach = 3;

for (const cpu of [4, 6]) {
  test(`taps in a burst from the first paint on are all counted, once (CPU ${cpu}×, 150 ms round trip)`, async ({
    browser,
    stand,
  }) => {
    test.setTimeout(180_000);
    for (let trial = 0; trial < trialsEach; trial += 1) {
      const { taps, total, shown, stored, errors } = await tapInBurst(browser, `${stand.shopUrl}/product/pad-super`, {
        cpu,
        roundTrip: 150,
      });
      expect(errors).toEqual([]);
      // A trial that never tapped before React would prove nothing.
      expect(taps.none + taps.early).toBeGreaterThan(3);
      expect(taps.attached).toBeGreaterThan(3);
      expect({ shown, stored }).toEqual({ shown: total, stored: total });
    }
  });
}
