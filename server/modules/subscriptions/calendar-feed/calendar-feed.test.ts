import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { subscribe, type Subscriber } from '../testing.ts';
import { type CalendarDay, calendarFile } from '../../../../domain/calendar/index.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const make = async (elif: Subscriber): Promise<string> => (await elif.call('POST', 'calendar-feed')).body.data.url;
async function read(url: string) {
  const { status, body, headers } = await shop.app.server
    .inject({ method: 'GET', url: new URL(url).pathname })
    .then((answer) => ({ status: answer.statusCode, body: answer.body, headers: answer.headers }));
  return { status, body, kind: headers['content-type'], cache: headers['cache-control'] };
}

test('the feed lists coming deliveries without naming the shop, until its link is renewed or withdrawn', async () => {
  const elif = await subscribe(shop);
  expect((await elif.call('GET', 'calendar-feed')).body.data).toEqual({ madeAt: null });
  const url = await make(elif);
  expect(url).toMatch(/\/api\/public\/calendar\/[\w-]{43}\.ics$/);
  const { status, body, kind, cache } = await read(url);
  expect([status, kind, cache]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
  const lines = body.split('\r\n');
  const uid = `packed-2-${elif.subscription}@deliveries`;
  expect(lines.slice(0, 14)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deliveries//1//EN',
    'X-WR-CALNAME:Kutularım',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    lines[7],
    'SEQUENCE:1',
    'DTSTART;VALUE=DATE:20260427',
    'DTEND;VALUE=DATE:20260428',
    'SUMMARY:Kutu hazırlanıyor',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toHaveLength(12);
  // Other people see a calendar: it names neither the shop, nor its products, nor the customer.
  const said = lines.filter((line) => !line.startsWith('UID:')).join('\n');
  expect(said).not.toMatch(/mercan|ped|tampon|ada|deniz|₺|kad[ıi]k/i);

  await elif.call('POST', `subscriptions/${elif.subscription}/skip?version=1&cycle=2`, {
    action: 'SKIP_NEXT',
    skipReasons: [],
  });
  const after = (await read(url)).body;
  expect([after.includes(uid), after.includes('SEQUENCE:2')]).toEqual([false, true]);

  const renewed = await make(elif);
  expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200]);
  await elif.call('POST', 'calendar-feed/withdraw');
  expect([(await read(renewed)).status, (await elif.call('GET', 'calendar-feed')).body.data]).toEqual([
    404,
    { madeAt: null },
  ]);
});

test('a line is folded at 75 bytes, between characters', () => {
  const day = '2026-03-02' as CalendarDay;
  const title = `${'ş'.repeat(60)}, a; b`;
  const file = calendarFile('a', [{ uid: 'u', sequence: 0, first: day, last: day, title }], new Date(0));
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ş'.repeat(60)}\\, a\\; b\r\n`);
});

test('a new feed link is mailed, and revoked when the other sessions are ended', async () => {
  const elif = await subscribe(shop);
  const mails = async () =>
    (await shop.app.context.mail.list({ recipient: elif.email })).filter(({ kind }) => kind === 'calendarFeed').length;
  const url = await make(elif);
  expect([await mails(), (await read(url)).status]).toEqual([1, 200]);
  const ended = await elif.call('POST', 'auth/sessions/end-others');
  expect([ended.status, (await read(url)).status]).toEqual([200, 404]);
  const again = await make(elif);
  expect([await mails(), (await read(again)).status, (await read(url)).status]).toEqual([2, 200, 404]);
});
