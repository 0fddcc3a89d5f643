import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { composeMail } from './compose-mail.ts';
import { outboxMails } from './tables.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

const accepted: OutgoingMail[] = [];
let isDown = false;
const transport: MailTransport = {
  send(mail) {
    if (isDown) return Promise.reject(new Error('451 try later'));
    accepted.push(mail);
    return Promise.resolve();
  },
  close: () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [], mailTransport: transport });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  accepted.length = 0;
  isDown = false;
  await server.context.db.delete(outboxMails);
});

const draft = composeMail({
  kind: 'greeting',
  recipient: 'elif@example.com',
  language: 'tr',
  subject: { tr: 'Merhaba', en: 'Hello' },
  blocks: [
    { tr: 'Bak:', en: 'Look:' },
    { button: { tr: 'Aç <3>', en: 'Open <3>' }, href: 'https://mercan.example/a?b=1&c=2' },
    {
      caption: { tr: 'Siparişin', en: 'Your order' },
      rows: [
        [
          { tr: 'Ped', en: 'Pads' },
          { tr: '₺10,00', en: '₺10.00' },
        ],
        [
          { tr: 'Toplam', en: 'Total' },
          { tr: '₺12,00', en: '₺12.00' },
        ],
      ],
    },
  ],
});
const enqueue = () => withTransaction(server.context.db, (tx) => server.context.mail.enqueue(tx, draft));

test('a mail leaves once, with a text part and an HTML part whose text is escaped', async () => {
  await enqueue();
  expect([await server.context.mail.flush(), await server.context.mail.flush()]).toEqual([1, 0]);
  expect(
    accepted.map(({ recipient, subject, textBody, htmlBody }) => ({ recipient, subject, textBody, htmlBody })),
  ).toEqual([
    {
      recipient: 'elif@example.com',
      subject: 'Merhaba',
      textBody: 'Bak:\n\nhttps://mercan.example/a?b=1&c=2\n\nSiparişin\nPed: ₺10,00\nToplam: ₺12,00',
      htmlBody: draft.html,
    },
  ]);
  const parts = /<(html|title|a|p|caption|th|td)( [^>]*)?>([^<]+|(?=<head>|<span>))/g;
  const shown = [...draft.html.matchAll(parts)].map(([, tag, attributes, text]) => [
    tag,
    text || /(?:lang|href)="([^"]*)"/.exec(attributes!)?.[1],
  ]);
  expect(shown).toEqual([
    ['html', 'tr'],
    ['title', 'Merhaba'],
    ['p', 'Mercan'],
    ['p', 'Bak:'],
    ['a', 'https://mercan.example/a?b=1&amp;c=2'],
    ['caption', 'Siparişin'],
    ['th', 'Ped'],
    ['td', '₺10,00'],
    ['th', 'Toplam'],
    ['td', '₺12,00'],
    ['p', 'Mercan'],
  ]);
  expect(draft.html).toContain('>Aç &lt;3&gt;<');
});

test('a mail of a transaction that rolls back never leaves', async () => {
  await withTransaction(server.context.db, async (tx) => {
    await server.context.mail.enqueue(tx, draft);
    throw new Error('no');
  }).catch(() => undefined);
  expect(await server.context.mail.flush()).toBe(0);
});

test('what was not accepted is tried again later, then given up', async () => {
  isDown = true;
  await enqueue();
  await server.context.mail.flush();
  const [waiting] = await server.context.mail.list();
  expect([waiting!.status, waiting!.attempts, waiting!.lastError]).toEqual(['pending', 1, 'Error: 451 try later']);
  isDown = false;
  expect(await server.context.mail.flush()).toBe(0);
  server.clock.advance({ seconds: 30 });
  expect(await server.context.mail.flush()).toBe(1);

  isDown = true;
  await enqueue();
  for (let attempt = 0; attempt < 10; attempt++) {
    await server.context.mail.flush();
    server.clock.advance({ hours: 1 });
  }
  const given = await server.context.mail.list({ limit: 1 });
  expect([given[0]!.status, given[0]!.attempts]).toEqual(['failed', 8]);
});

test('two senders at once send each mail once', async () => {
  for (let count = 0; count < 6; count++) await enqueue();
  await Promise.all([server.context.mail.flush(), server.context.mail.flush(), server.context.mail.flush()]);
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(6);
  expect(accepted.length).toBe(6);
});

describe('the outbox viewer', () => {
  test('shows mails to people and to tests', async () => {
    await enqueue();
    const page = await server.call('GET', '/sandbox/outbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h2>Merhaba</h2>');
    const [, preview] = /<iframe sandbox="[^"]*" src="([^"]+)"/.exec(String(page.body)) ?? [];
    const shown = await server.call('GET', preview!);
    expect([shown.body, shown.headers['content-security-policy']]).toEqual([
      draft.html,
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    ]);
    expect((await server.call('GET', '/sandbox/outbox/nobody')).status).toBe(404);
    const listed = await server.call('GET', '/sandbox/outbox.json?to=Elif@example.com');
    expect(listed.body).toMatchObject([{ kind: 'greeting', recipient: 'elif@example.com', status: 'pending' }]);
    expect((await server.call('GET', '/sandbox/outbox.json?to=nobody@example.com')).body).toEqual([]);
  });

  test('is absent from a production server, as is every sandbox page', async () => {
    const production = await startTestServer({ modules: [], config: { mode: 'production' } });
    const statuses = await Promise.all([
      production.call('GET', '/sandbox/outbox').then(({ status }) => status),
      production.call('GET', '/sandbox/outbox.json').then(({ status }) => status),
      production.call('POST', '/sandbox/clock', { body: { days: 1 } }).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([404, 404, 404]);
    await production.close();
  });
});
