import { cleanup, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import {
  connectSubscription,
  type subscriptionMachine,
  type SubscriptionView,
} from '../../../machines/subscription/index.ts';
import { running } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';

function Page({ flow }: { flow: Actor<typeof subscriptionMachine> }) {
  const snapshot = useSelector(flow, (current) => current);
  return <SubscriptionScreen snapshot={snapshot} send={(event) => flow.send(event)} cycle={null} />;
}

const notAsked = () => Promise.reject(new Error('Nothing is done here.'));

/** Text of the card that contains `said`, for a subscription with `view`. */
async function cardOf(view: Partial<SubscriptionView>, said: RegExp) {
  cleanup();
  const whole = { ...running, days: null, ...view };
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(whole),
      previewAction: notAsked,
      performAction: notAsked,
      undoAction: notAsked,
    }),
    { input: { id: running.id, isHome: false } },
  ).start();
  render(
    <InTurkish>
      <Page flow={flow} />
    </InTurkish>,
  );
  return (await screen.findByText(said)).parentElement!.textContent;
}

test('a paused or ended subscription says that no money is taken only once the bank has answered', async () => {
  const [next] = running.deliveries;
  const asked = { deliveries: [{ ...next!, state: 'charging' as const }] };
  const none = { deliveries: [] };
  const pausedUntil = parseCalendarDay('2027-02-01')!;
  const again =
    'Yeniden başlatırsan içindekilerden hâlâ sattıklarımızı abonelik olarak sepetine koyarız, bugünkü fiyatlarıyla; orada değiştirebilirsin. 8 haftada bir gelir, sıklığını sonra hesabından seçersin.Yeniden başlatKutunu kur';
  const mayCome = 'Bankana sorduğumuz kutunun ödemesi geçerse o kutu gelir; dilersen iade edersin.';
  expect([
    await cardOf({ ...none, status: 'PAUSED' }, /^Sen sürdürene/),
    await cardOf({ ...asked, status: 'PAUSED' }, /^Sen sürdürene/),
    await cardOf({ ...none, status: 'PAUSED', pausedUntil }, /gününe kadar/),
    await cardOf({ ...asked, status: 'PAUSED', pausedUntil }, /gününe kadar/),
    await cardOf({ ...none, status: 'CANCELLED' }, /bitti: /),
    await cardOf({ ...asked, status: 'CANCELLED' }, /bitti: /),
  ]).toEqual([
    'DuraklatıldıSen sürdürene kadar kutu gelmez, para çekilmez.Aboneliği sürdür',
    `DuraklatıldıSen sürdürene kadar yeni kutu gelmez.${mayCome}Aboneliği sürdür`,
    'Duraklatıldı1 Şubat gününe kadar kutu gelmez, para çekilmez. Bir hafta önce haber veririz.Aboneliği sürdür',
    `Duraklatıldı1 Şubat gününe kadar yeni kutu gelmez. Bir hafta önce haber veririz.${mayCome}Aboneliği sürdür`,
    `Moda kutusu bitti: kutu gelmez, para çekilmez.${again}`,
    `Moda kutusu bitti: yeni kutu gelmez.${mayCome}${again}`,
  ]);
});
