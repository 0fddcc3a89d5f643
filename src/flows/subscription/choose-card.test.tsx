import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { connectSubscription, type subscriptionMachine } from '../../../machines/subscription/index.ts';
import { running } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';

const own = { id: running.card!.id!, name: 'Kartım', lastFourDigits: '0008', isExpired: false };
const shelf = { cards: [own, { ...own, id: 'another', lastFourDigits: '0016' }] };

function Page({ flow }: { flow: Actor<typeof subscriptionMachine> }) {
  const snapshot = useSelector(flow, (current) => current);
  return <SubscriptionScreen snapshot={snapshot} send={(event) => flow.send(event)} shelf={shelf} />;
}

test('choosing the current card closes the dialog without a request', async () => {
  const asked: unknown[] = [];
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(running),
      previewAction: () => Promise.reject(new Error('Nothing is worked out here.')),
      performAction: ({ action }) => {
        asked.push(action);
        return Promise.resolve(running);
      },
      undoAction: () => Promise.resolve(running),
    }),
    { input: { id: running.id, isHome: false } },
  ).start();
  render(
    <InTurkish>
      <Page flow={flow} />
    </InTurkish>,
  );
  const user = userEvent.setup();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Kartı değiştir/ }));
    return within(screen.getByRole('dialog'));
  };
  const same = await open();
  const button = same.getByRole('button', { name: 'Bu karttan öde' });
  expect(button).toBeEnabled();
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);

  const other = await open();
  await user.click(other.getByRole('radio', { name: /0016/ }));
  await user.click(other.getByRole('button', { name: 'Bu karttan öde' }));
  expect(asked).toEqual([{ kind: 'changeCard', cardId: 'another' }]);
});
