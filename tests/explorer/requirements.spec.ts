import { requirementsOf } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../explorer.config.ts';
import { expect, test } from './explorer-test.ts';

test('a product owner finds a rule in any flow, sees where it is kept, and reads at a state which it keeps', async ({
  page,
  walk,
}) => {
  await walk.open('cart', 'kept', { lang: 'en', overlay: 'requirements' });
  const panel = page.locator('[data-findings=requirements]');
  const found = panel.locator('[data-requirement]');
  const field = panel.getByRole('searchbox', { name: 'Find a requirement' });
  await field.fill('packets never increase');
  await panel.getByRole('button', { name: 'CART-4', exact: true }).click();
  await expect(found).toHaveText([
    'CART-4 Packets never increase.quantities stay within 1 and 99, and a packet is there once (Holds in every state.)',
  ]);
  await field.fill('no such rule');
  await expect(panel.getByText('There is no such requirement.')).toBeVisible();

  await field.fill('clock of the browser');
  await expect(found).toHaveText(['PAYMENT-8 No clock of the browser ends a payment. Flow: three-d-secure ']);
  await found.getByRole('link', { name: 'three-d-secure' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waits for the bank');
  await expect(panel.getByRole('button', { name: 'PAYMENT-8', pressed: true })).toBeVisible();
  const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === 'three-d-secure')!);
  const proofs = requirementsOf(spec).filter(({ id }) => id === 'PAYMENT-8');
  const kept = new Set(proofs.flatMap(({ states }) => states));
  const chart = page.locator('[data-chart]');
  const marked = (selector: string) => chart.locator(selector);
  await expect(marked('[data-state-id] > rect[fill*=lilacSoft]')).toHaveCount(kept.size);
  for (const id of kept) await expect(marked(`[data-state-id="${id}"] > rect[fill*=lilacSoft]`)).toHaveCount(1);
  await expect(marked('path[data-edge][stroke="#7b55c7"]').first()).toBeVisible();

  const states = panel.locator('[data-states]').getByRole('button');
  await expect(states).toHaveText(['Waiting for approval', 'Asking for the result']);
  const keeps = page.locator('[data-requirements] > li');
  await states.last().click();
  await expect(page.getByRole('region', { name: 'settling.reading' })).toBeVisible();
  await expect(keeps).toHaveText([/^PAYMENT-2 /, /^PAYMENT-8 No clock of the browser ends a payment\.$/]);
  // What is kept in all of `approving` is kept in each state of it.
  await chart.locator('[data-state-id="threeDSecure.approving.waiting"]').click();
  await expect(keeps).toContainText(['PAYMENT-8 No clock of the browser ends a payment.']);
});
