import { versionsOfFlows } from 'machine-explorer/node';
import { flowVersion } from 'machine-explorer';
import { expect, test } from 'vitest';
import { flowVersions } from 'virtual:flow-versions';
import explorer from '../../../explorer.config.ts';
import { checkoutFlow } from '../../../machines/checkout/checkout.spec.ts';

test('the flow versions in a page equal those of the paths and the explorer', async () => {
  expect(flowVersions).toEqual(await versionsOfFlows(explorer));
  expect(flowVersions['checkout']).toBe(flowVersion(checkoutFlow));
});
