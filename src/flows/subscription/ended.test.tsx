import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { rejected } from '../../../domain/failure/index.ts';
import { connectSubscription, type SubscriptionView } from '../../../machines/subscription/index.ts';
import { running } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';

const ended: SubscriptionView = { ...running, status: 'CANCELLED', deliveries: [], days: null };
const never = () => new Promise<never>(() => {});

test('an ended subscription restarts by one press; if none of it is sold, the page says so', async () => {
  const asked: unknown[] = [];
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(ended),
      previewAction: never,
      undoAction: never,
      performAction: ({ action }) => {
        asked.push(action);
        return asked.length === 1 ? Promise.reject(rejected({ code: 'ITEM_UNAVAILABLE' })) : Promise.resolve(ended);
      },
    }),
    { input: { id: ended.id, isHome: false } },
  ).start();
  function Page() {
    return <SubscriptionScreen snapshot={useSelector(flow, (current) => current)} send={(event) => flow.send(event)} />;
  }
  render(
    <InTurkish>
      <Page />
    </InTurkish>,
  );
  const user = userEvent.setup();
  const restart = await screen.findByRole('button', { name: 'Yeniden başlat' });
  await user.click(restart);
  expect(await screen.findByText('Bu kutudakileri artık satmıyoruz.')).toBeVisible();
  await user.click(restart);
  expect(await screen.findByText('Kutunun içindekiler sepetinde.')).toBeVisible();
  expect([asked, screen.queryByText('Bu kutudakileri artık satmıyoruz.')]).toEqual([
    [{ kind: 'restart' }, { kind: 'restart' }],
    null,
  ]);
});
