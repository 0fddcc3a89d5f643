import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { flows } from './flows.testing.ts';
import { families } from './families/variants.testing.ts';

for (const [family, variants] of Object.entries(families)) {
  for (const variant of variants) testFlow(variant, { describe, expect, it });
  for (const flow of flows) if (flow.family === family) testFlow(flow, { describe, expect, it }, { variants });
}

it('the variants of every family are tested', () => {
  const known = Object.keys(families);
  expect(flows.flatMap(({ family }) => (family === undefined || known.includes(family) ? [] : family))).toEqual([]);
});
