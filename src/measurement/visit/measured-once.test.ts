// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetMeasured, noteMeasured } from './measured-once.ts';

const subject = 'InitiateCheckout seed';

/** Does this in another tab of the browser. */
function inOtherTab<T>(act: () => T): T {
  const own = Object.entries(sessionStorage);
  sessionStorage.clear();
  const result = act();
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, String(value));
  return result;
}

test('a checkout is measured once in all tabs, and what one of them buys ends it for each', () => {
  const noted = [noteMeasured(subject), noteMeasured(subject), inOtherTab(() => noteMeasured(subject))];
  inOtherTab(forgetMeasured);
  expect([...noted, noteMeasured(subject)]).toEqual([true, false, false, true]);
});
