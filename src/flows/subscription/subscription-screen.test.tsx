import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { connectSubscription, subscriptionMachine } from '../../../machines/subscription/index.ts';
import { running, skipped } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { SubscriptionScreen } from './index.tsx';

/** Intl sets the dash of a range between narrow blanks. */
const plain = (text: string | null) => text?.replaceAll(/\s*–\s*/g, '–');
const now = Date.parse('2026-11-23T09:00:00.000Z');

function Page({ flow }: { flow: Actor<typeof subscriptionMachine> }) {
  const snapshot = useSelector(flow, (current) => current);
  return <SubscriptionScreen snapshot={snapshot} send={(event) => flow.send(event)} now={now} />;
}

/** The page on a shop that has `running`, and what it was asked to do. */
function open() {
  const asked: unknown[] = [];
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(running),
      previewAct: () => Promise.resolve({ before: running.deliveries, after: skipped.deliveries }),
      performAct: ({ act, because, view }) => {
        asked.push({ act, because, version: view.version });
        return Promise.resolve(skipped);
      },
      undoAct: () => Promise.resolve(running),
    }),
    { input: { id: running.id, isHome: false } },
  ).start();
  render(
    <InTurkish>
      <Page flow={flow} />
    </InTurkish>,
  );
  return asked;
}

test('the next box has its days at the door, its last day for changes, its order day and its price', async () => {
  open();
  const box = within(await screen.findByRole('region', { name: 'Moda kutusu' }));
  expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe('Moda kutusu, 9–11 Aralık kapında');
  expect(box.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
    '2 × Süper ped · 12’li',
    '3 Aralık PerşembeSon gün: gece yarısına kadar değiştirebilirsin',
    '7 Aralık Pazartesi₺478,50 çekilir, kutun hazırlanır',
    '9–11 AralıkKapında, takip bağlantısıyla',
    'Bonus •••• 000812/30 sonuna kadar geçerliDeğiştir',
    'Bu kutu8 haftada bir, KDV dahil₺478,50',
    'Düzenle1 kalem',
    'Bunu atlaSıradaki: 3–5 Şubat',
    'Tarihi değiştir27 Kasım ile 22 Mayıs arası',
    'İçine ekleYalnız bu kutuya',
  ]);
});

test('skipping shows the boxes before and after, asks once the button that names the box is pressed, and is taken back in its row', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Bunu atla/ }));
  const dialog = within(screen.getByRole('dialog', { name: '7 Aralık kutusunu atlarsan' }));
  const confirm = dialog.getByRole('button', { name: '7 Aralık kutusunu atla' });
  const sides = within((await dialog.findByText('Sonra')).closest('div')!);
  expect(
    sides.getAllByRole('listitem').map((item) => plain(item.innerHTML.replaceAll(/<(?!\/?s>)[^>]*>/g, ''))),
  ).toEqual(['<s>9–11 Aralık</s>₺478,50', '3–5 Şubat₺478,50', '3–5 Şubat₺478,50']);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Evde değilim' }));
  await user.click(confirm);
  expect((await screen.findByText('Kutuyu atladın. Para çekilmeyecek.')).textContent).toBeTruthy();
  expect(asked).toEqual([{ act: { kind: 'skip' }, because: { reasonId: null, note: 'Evde değilim' }, version: 3 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const skippedRow = within(screen.getByText('Atladın; para çekilmez').closest('li')!);
  await user.click(skippedRow.getByRole('button', { name: 'Bu kutu gelsin' }));
  expect(await screen.findByText('Kutun yeniden geliyor.')).toBeTruthy();
  expect(asked.slice(1)).toEqual([{ act: { kind: 'unskip' }, because: null, version: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Geri aldın; her şey önceki gibi.')).toBeTruthy();
});

test('ending it takes three presses, and a missing reason is said before anything is asked', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'aboneliği bitir' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Aboneliği bitir' }));
  expect(dialog.getByText('Bir neden seç; başka bir şey sormayacağız.')).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Elimde çok birikti' }));
  await user.click(dialog.getByRole('button', { name: 'Aboneliği bitir' }));
  expect(asked).toEqual([{ act: { kind: 'cancel' }, because: { reasonId: 'enough', note: '' }, version: 3 }]);
});
