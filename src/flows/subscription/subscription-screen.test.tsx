import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import {
  connectSubscription,
  type Delivery,
  subscriptionMachine,
  type SubscriptionView,
} from '../../../machines/subscription/index.ts';
import { running, skipped } from '../../../machines/subscription/subscription.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { DateDialog } from './actions/date-dialog.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';

/** Intl sets the dash of a range between narrow blanks. */
const plain = (text: string | null) => text?.replaceAll(/\s*–\s*/g, '–');

const given = { cycle: { start: parseCalendarDay('2026-11-15')!, cycleDays: 28 }, shelf: { Dates: DateDialog } };

function Page({ flow }: { flow: Actor<typeof subscriptionMachine> }) {
  const snapshot = useSelector(flow, (current) => current);
  return <SubscriptionScreen snapshot={snapshot} send={(event) => flow.send(event)} {...given} />;
}

/** The page of a shop with `view`, and the requests that it receives. */
function open(view: SubscriptionView = running) {
  const asked: unknown[] = [];
  const flow = createActor(
    connectSubscription({
      readSubscription: () => Promise.resolve(view),
      previewAction: () => Promise.resolve({ before: running.deliveries, after: skipped.deliveries }),
      performAction: ({ action, because, view }) => {
        asked.push({ action, because, version: view.version });
        return Promise.resolve(skipped);
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
  return asked;
}

afterEach(() => void vi.useRealTimers());

test('the next box has its days at the door, its last day for changes, its order day and its price', async () => {
  open();
  const box = within(await screen.findByRole('region', { name: 'Moda kutusu' }));
  expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe('Moda kutusu, 9–11 Aralık kapında');
  expect(box.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
    'Düzenle1 ürün',
    'Bunu atlaSıradaki: 3–5 Şubat',
    'Tarihi değiştir27 Kasım ile 22 Mayıs arası',
    'İçine ekleYalnız bu kutuya',
    'Başka adreseYalnız bu kutu, hediye de olur',
    'Duraklatİstediğin güne kadar',
    'BitirTek sayfa, ceza yok',
    '3 Aralık PerşembeSon gün: gece yarısına kadar değiştirebilirsin',
    '7 Aralık Pazartesi₺478,50 çekilir, kutun hazırlanır',
    '9–11 AralıkKapında, takip bağlantısıyla',
    '2 × Süper ped · 12’li',
    'Bonus •••• 000812/30 sonuna kadar geçerliDeğiştir',
    'Bu kutu8 haftada bir, KDV dâhil₺478,50',
  ]);
});

test('skipping previews the boxes, is confirmed by a button naming the box, and can be undone', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Bunu atla/ }));
  const dialog = within(screen.getByRole('dialog', { name: /^9.+11 Aralık kutusunu atlarsan$/ }));
  const confirm = dialog.getByRole('button', { name: /^9.+11 Aralık kutusunu atla$/ });
  const sides = within((await dialog.findByText('Sonra')).closest('div')!);
  expect(
    sides.getAllByRole('listitem').map((item) => plain(item.innerHTML.replaceAll(/<(?!\/?s>)[^>]*>/g, ''))),
  ).toEqual(['<s>9–11 Aralık</s>₺478,50', '3–5 Şubat₺478,50', '3–5 Şubat₺478,50']);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Evde değilim' }));
  await user.click(confirm);
  expect((await screen.findByText('Kutuyu atladın. Para çekilmeyecek.')).textContent).toBeTruthy();
  expect(asked).toEqual([{ action: { kind: 'skip' }, because: { reasonId: 'AWAY', note: '' }, version: 3 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const skippedRow = within(screen.getByText('Atladın; para çekilmez').closest('li')!);
  await user.click(skippedRow.getByRole('button', { name: 'Bu kutu gelsin' }));
  const back = within(screen.getByRole('dialog', { name: 'Atladığın kutu gelsin mi?' }));
  await back.findByText('Sonra');
  expect(asked.length).toBe(1);
  await user.click(back.getByRole('button', { name: 'Kutu gelsin' }));
  expect(await screen.findByText('Kutun yeniden geliyor.')).toBeTruthy();
  expect(asked.slice(1)).toEqual([{ action: { kind: 'unskip' }, because: null, version: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Geri aldın; her şey önceki gibi.')).toBeTruthy();
});

/** The text about money in the dialog that `button` opens. */
const saidOfMoney = async (view: SubscriptionView, button: RegExp) => {
  cleanup();
  open(view);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog'));
  return dialog.getByText(/^Şimdi para çekilmez/).parentElement!.textContent;
};

test('an action that cancels a box irrevocably says so', async () => {
  const [next, last] = running.deliveries;
  const locked: SubscriptionView = { ...running, deliveries: [{ ...next!, state: 'locked' }, last!] };
  const [back, gone] = [
    '3 Aralık Perşembe gece yarısına kadar geri alabilirsin.',
    'Hazırlanmaya alınan kutun iptal olur',
  ];
  expect(await saidOfMoney(running, /Bunu atla/)).toContain(back);
  // A box that waits for stock is past its day.
  const late = { ...running, today: parseCalendarDay('2026-12-08')! };
  expect(await saidOfMoney(late, /Bunu atla/)).toBe('Şimdi para çekilmez.');
  expect(await saidOfMoney(locked, /Bunu atla/)).toContain(gone);
  expect(await saidOfMoney(locked, /^Bitir/)).toContain(gone);
  expect(await saidOfMoney({ ...running, status: 'DUE_PAYMENT' }, /^Bitir/)).toContain(
    'Ödeme bekleyen kutun iptal olur',
  );
  expect(await saidOfMoney({ ...running, status: 'DUE_PAYMENT' }, /Kartı değiştir|Değiştir: Bonus/)).toContain(
    'yarın sabah bu karttan',
  );
});

test('a box being charged, no longer sold or awaiting stock says so and announces no delivery', async () => {
  const [next, last] = running.deliveries;
  const showNext = async (changed: Partial<Delivery>, view: Partial<SubscriptionView> = {}) => {
    cleanup();
    open({ ...running, ...view, deliveries: [{ ...next!, ...changed }, last!] });
    const box = await screen.findByRole('region', { name: 'Moda kutusu' });
    return { box: within(box), said: plain(box.textContent) };
  };
  const asked = await showNext({ state: 'charging' });
  expect(asked.said).toContain('Bu kutunun ödemesini bankana soruyoruz.');
  expect(asked.box.queryByRole('button', { name: /Bunu atla/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Bitir/ }));
  expect(screen.getByRole('dialog').textContent).toContain('Ödeme geçerse o kutu gelir; dilersen iade edersin.');

  const gone = await showNext({ why: ['rhythm', 'itemGone'] });
  expect(gone.said).toContain('7 Aralık PazartesiDüzenlemezsen hazırlanmaz, para çekilmez');
  expect(gone.box.getByRole('link', { name: 'Kutunu düzenle' }).getAttribute('href')).toBe(
    '/account/subscription/edit/subscription-1',
  );
  const waiting = await showNext({ why: ['rhythm', 'waitsForStock'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moda kutusu, bir ürünü bekliyor');
  expect(waiting.said).toContain('Ürün gelince₺478,50 çekilir');
  expect(waiting.said).not.toContain('takip bağlantısıyla');
  const { said } = await showNext({}, { card: null });
  expect(said).toContain('₺478,50 tutarını ödersin, kutun hazırlanır');
});

test.each([
  ['Söylemeden bitir', null],
  ['Elimde çok birikti', 'enough'],
])('ending a subscription needs no reason, and a note only if its reason asks for one: %s', async (name, reasonId) => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bitir/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Başka bir neden' }));
  await user.click(dialog.getByRole('button', { name: 'Aboneliği bitir' }));
  expect(dialog.getByRole('textbox', { name: /istediğin/ }).getAttribute('aria-invalid')).toBe('true');
  await user.click(dialog.getByRole('radio', { name }));
  await user.click(dialog.getByRole('button', { name: 'Aboneliği bitir' }));
  expect(asked).toEqual([{ action: { kind: 'cancel' }, because: { reasonId, note: '' }, version: 3 }]);
});

const focused = () => document.activeElement?.getAttribute('aria-label');
const described = (day: HTMLElement) => `${day.getAttribute('aria-label')}${day.dataset['flow'] === '0' ? '' : ' ~'}`;

test('the calendar offers the possible days, with the tide and the resulting delivery [DIALOG-11]', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Tarihi değiştir/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Kutun ne zaman hazırlansın?' }));
  const grid = dialog.getByRole('grid', { name: 'Aralık 2026' });
  const month = within(grid);
  expect(month.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(3))).toEqual(
    'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'.split(' '),
  );
  await user.click(month.getByRole('button', { name: '14 Aralık Pazartesi, beklenen regl günü' }));
  expect(month.getAllByRole('button').map(described).slice(5, 20)).toEqual([
    '6 Aralık Pazar, kapalı',
    '7 Aralık Pazartesi, şimdiki gün',
    '8 Aralık Salı',
    '9 Aralık Çarşamba',
    '10 Aralık Perşembe',
    '11 Aralık Cuma',
    '12 Aralık Cumartesi',
    '13 Aralık Pazar, beklenen regl günü, kapalı ~',
    '14 Aralık Pazartesi, beklenen regl günü ~',
    '15 Aralık Salı, beklenen regl günü ~',
    '16 Aralık Çarşamba, kapında, beklenen regl günü ~',
    '17 Aralık Perşembe, kapında, beklenen regl günü ~',
    '18 Aralık Cuma, kapında',
    '19 Aralık Cumartesi',
    '20 Aralık Pazar, kapalı',
  ]);
  expect([...grid.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent)).toEqual(['14']);
  expect(dialog.getByText('14 Aralık Pazartesi seçersen').nextElementSibling?.textContent).toMatch(
    /^16.+18 Aralık kapında$/,
  );
  expect(plain(dialog.getByText(/Reglini 13 Aralık/).textContent)).toBe(
    'Reglini 13 Aralık günü bekliyoruz. Kutun ondan 3–5 gün sonra gelir. Yetişsin istersen en geç 8 Aralık gününü seç.',
  );
});

test('keys move within the available days; a closed day can be focused but not chosen', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Tarihi değiştir/ }));
  const dialog = within(screen.getByRole('dialog'));

  const led: unknown[] = [focused()];
  for (const key of ['ArrowUp', 'Enter', 'ArrowDown', 'End', 'Enter', 'PageUp', 'PageDown', 'Home']) {
    await user.keyboard(`{${key}}`);
    led.push(focused());
  }
  expect(led).toEqual([
    '7 Aralık Pazartesi, şimdiki gün',
    '30 Kasım Pazartesi',
    '30 Kasım Pazartesi',
    '7 Aralık Pazartesi, şimdiki gün',
    '13 Aralık Pazar, beklenen regl günü, kapalı',
    '13 Aralık Pazar, beklenen regl günü, kapalı',
    '27 Kasım Cuma',
    '27 Aralık Pazar, kapalı',
    '21 Aralık Pazartesi',
  ]);
  await user.click(await dialog.findByRole('button', { name: '30 Kasım olsun' }));
  expect(asked).toEqual([{ action: { kind: 'changeDate', day: '2026-11-30' }, because: null, version: 3 }]);
});

test('a week or two later is one press', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Tarihi değiştir/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '2 hafta sonra' }));
  await user.click(await dialog.findByRole('button', { name: '21 Aralık olsun' }));
  expect(asked).toEqual([{ action: { kind: 'changeDate', day: '2026-12-21' }, because: null, version: 3 }]);
});

test('alternatives to ending are shown after its button, each with a preview', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bitir/ }));
  const offers = within(screen.getByRole('dialog')).getByText(/^Ya da/);
  const end = within(screen.getByRole('dialog')).getByRole('button', { name: 'Aboneliği bitir' });
  expect(offers.textContent).toBe('Ya da daha seyrek al, kutunu küçült, duraklat.');
  expect(end.compareDocumentPosition(offers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(offers).getByRole('link').getAttribute('href')).toBe('/account/subscription/edit/subscription-1');
  await user.click(within(offers).getByRole('button', { name: 'daha seyrek al' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Moda kutusu ne sıklıkla gelsin?' }));
  expect(await dialog.findByText('Sonra')).toBeTruthy();
  expect(dialog.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe('12 haftada bir');
  await user.click(dialog.getByRole('button', { name: '12 haftada bir gelsin' }));
  expect(asked).toEqual([{ action: { kind: 'changeRhythm', intervalDays: 84 }, because: null, version: 3 }]);
});

test('a browser clock months ahead or behind changes neither the box nor its actions', async () => {
  const texts: (string | null)[] = [];
  for (const clock of ['2026-11-23', '2027-07-01', '2026-02-01']) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${clock}T09:00:00Z`) });
    open();
    texts.push((await screen.findByRole('region', { name: 'Moda kutusu' })).textContent);
    cleanup();
  }
  expect(texts[0]).toContain('Son gün: gece yarısına kadar değiştirebilirsin');
  expect(texts.slice(1)).toEqual([texts[0], texts[0]]);
});

test('a double click skips once', async () => {
  const asked = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Bunu atla/ }));
  await screen.findByText('Sonra');
  await user.dblClick(screen.getByRole('button', { name: /^9.+11 Aralık kutusunu atla$/ }));
  expect(await screen.findByText('Kutuyu atladın. Para çekilmeyecek.')).toBeTruthy();
  expect(asked).toEqual([{ action: { kind: 'skip' }, because: null, version: 3 }]);
});

test('a card that expires before the payment day is reported at the box, with a choice of another', async () => {
  const [next, ...later] = running.deliveries;
  open({ ...running, deliveries: [{ ...next!, why: ['rhythm', 'cardEndsBefore'] }, ...later] });
  const user = userEvent.setup();
  const said = await screen.findByText(/^Kartının süresi/);
  expect(said.textContent).toContain(
    'Kartının süresi ödeme gününden (7 Aralık) önce doluyor. Başka bir kart seçersen kutun gecikmez.',
  );
  await user.click(screen.getByRole('button', { name: 'Başka bir kart seç' }));
  expect(screen.getByRole('dialog', { name: 'Moda kutusu hangi karttan ödensin?' })).toBeTruthy();
});
