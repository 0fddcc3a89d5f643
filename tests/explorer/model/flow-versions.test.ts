import { versionsOfFlows } from 'machine-explorer/node';
import { flowVersion } from 'machine-explorer';
import { expect, test } from 'vitest';
import { flowVersions } from 'virtual:flow-versions';
import explorer from '../../../explorer.config.ts';
import { checkoutFlow } from '../../../machines/checkout/checkout.spec.ts';

test('what a page says of the version of a machine is what the paths and the explorer say', async () => {
  expect(flowVersions).toEqual(await versionsOfFlows(explorer));
  expect(flowVersions['checkout']).toBe(flowVersion(checkoutFlow));
});
