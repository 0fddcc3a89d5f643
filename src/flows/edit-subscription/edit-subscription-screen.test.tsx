import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectEditSubscription, type EditEvent } from '../../../machines/edit-subscription/index.ts';
import { editSubscriptionFlow, whole } from '../../../machines/edit-subscription/edit-subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { EditSubscriptionScreen } from './edit-subscription-screen.tsx';

const never = () => new Promise<never>(() => {});

async function show(input: 'opened' | 'offered', view = whole, ...events: EditEvent[]) {
  const machine = connectEditSubscription({
    readEdit: () => Promise.resolve(view),
    priceEdit: never,
    saveEdit: never,
    reportUnsold: () => {},
    takeFromCart: () => {},
  });
  const actor = createActor(machine, { input: editSubscriptionFlow.inputs[input] }).start();
  await waitFor(actor, (current) => current.hasTag('form'));
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  render(
    <InTurkish>
      <EditSubscriptionScreen snapshot={snapshot} send={() => {}} />
    </InTurkish>,
  );
  actor.stop();
}

test('lines in the box show their charged price, which may differ from the store price', async () => {
  await show('opened');
  const lines = screen.getByRole('list', { name: 'Kutunda ne var' });
  expect([...lines.children].map((line) => /₺\d+,\d\d/.exec(line.textContent)?.[0])).toEqual(['₺199,80', '₺101,10']);
});

test('lines from the cart are announced, and those that no box can contain are named', async () => {
  await show('offered');
  expect(screen.getByText('Sepetindekileri bu kutuya koyduk.')).toBeVisible();
  expect(screen.getByText('Bunlar bu kutuya konamıyor, sepetinde duruyor: Gizem’in paketi')).toBeVisible();
});

test('without a planned next box there is no choice to change only that one', async () => {
  await show('opened');
  expect(screen.getByRole('radio', { name: 'Yalnız sıradaki' })).toBeVisible();
  cleanup();
  await show('opened', { ...whole, cycle: null, next: null });
  expect(screen.queryByRole('radio', { name: 'Yalnız sıradaki' })).toBeNull();
});

test('choosing a card while a box awaits payment says that the card is charged for it', async () => {
  const chargeText = /yarın sabah bu karttan çekmeyi deneriz/;
  await show('opened', { ...whole, isDue: true });
  expect(screen.queryByText(chargeText)).toBeNull();
  cleanup();
  await show('opened', { ...whole, isDue: true }, { type: 'card.choose', cardId: 'card-2' });
  expect(screen.getByText(chargeText)).toBeVisible();
});
