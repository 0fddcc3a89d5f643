import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { composeMail } from './compose-mail.ts';
import type { OutboxMail } from './mail.ts';
import { outboxMails } from './tables.ts';
import { type MailTransport, type OutgoingMail } from './transport.ts';

const accepted: OutgoingMail[] = [];
const logged: { level: number; code?: string }[] = [];
let isDown = false;
/** A mail that is being sent waits for it. */
let gate = Promise.resolve();
/** Runs while a mail is being sent. */
let whileSending: (() => Promise<void>) | null = null;
const transport: MailTransport = {
  send(mail) {
    if (isDown) return Promise.reject(new Error(`451 try later, ${mail.recipient}`));
    accepted.push(mail);
    return whileSending?.() ?? gate;
  },
  close: () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  server = await startTestServer({ modules: [], mailTransport: transport, config: { logLevel: 'warn' }, logStream });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  accepted.length = 0;
  logged.length = 0;
  isDown = false;
  gate = Promise.resolve();
  whileSending = null;
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

test('a mail of a rolled-back transaction is never sent', async () => {
  await withTransaction(server.context.db, async (tx) => {
    await server.context.mail.enqueue(tx, draft);
    throw new Error('no');
  }).catch(() => undefined);
  expect(await server.context.mail.flush()).toBe(0);
});

test('a refused mail is retried later, then given up', async () => {
  isDown = true;
  await enqueue();
  await server.context.mail.flush();
  const [waiting] = await server.context.mail.list();
  expect([waiting!.status, waiting!.attempts, waiting!.lastError]).toEqual([
    'pending',
    1,
    'Error: 451 try later, [address]',
  ]);
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

test('a mail is sent outside any transaction: a slow mail server blocks no other query', async () => {
  await enqueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const flushing = server.context.mail.flush();
  await vi.waitFor(() => expect(accepted.length).toBe(1));
  // Within a transaction this would block: PGlite has one connection, and Postgres would lock the row.
  await server.context.db.update(outboxMails).set({ kind: 'seen' });
  resolve();
  expect(await flushing).toBe(1);
  expect(await server.context.mail.list()).toMatchObject([{ kind: 'seen', status: 'sent', attempts: 1 }]);
});

test('a mail of a crashed sender is sent by another, two minutes later', async () => {
  await enqueue();
  gate = new Promise(() => undefined);
  void server.context.mail.flush();
  await vi.waitFor(() => expect(accepted.length).toBe(1));
  gate = Promise.resolve();
  expect(await server.context.mail.flush()).toBe(0);
  server.clock.advance({ minutes: 2 });
  expect(await server.context.mail.flush()).toBe(1);
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(1);
});

test('a mail that failed three times is reported to operations, which can send it again', async () => {
  isDown = true;
  await enqueue();
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    await server.context.mail.flush();
    codes.push(logged.splice(0).map(({ level, code }) => [level, code]));
    server.clock.advance({ hours: 1 });
  }
  const [warned, stuck, gone] = [[[40, undefined]], [[50, 'MAIL_STUCK']], [[50, 'MAIL_GIVEN_UP']]];
  expect(codes).toEqual([warned, warned, stuck, stuck, stuck, stuck, stuck, gone]);
  const [{ id, createdAt, nextAttemptAt }] = (await server.context.mail.list()) as [OutboxMail];
  expect(await server.context.mail.listStuck()).toEqual([
    {
      id,
      kind: 'greeting',
      status: 'failed',
      attempts: 8,
      lastError: 'Error: 451 try later, [address]',
      createdAt,
      nextAttemptAt,
    },
  ]);
  isDown = false;
  expect([
    await server.context.mail.sendAgain(server.context.db, 'unknown'),
    await server.context.mail.sendAgain(server.context.db, id),
  ]).toEqual([false, true]);
  expect([await server.context.mail.flush(), await server.context.mail.listStuck()]).toEqual([1, []]);
  expect(await server.context.mail.sendAgain(server.context.db, id)).toBe(false);
});

test('the text of a mail is deleted a week after sending, and its record after half a year', async () => {
  await enqueue();
  await server.context.mail.flush();
  isDown = true;
  await enqueue();
  const bodies = async () => {
    await server.context.mail.forgetOld();
    return (await server.context.mail.list()).map(({ status, textBody, htmlBody }) => [
      status,
      textBody !== '',
      htmlBody !== '',
    ]);
  };
  server.clock.advance({ days: 6 });
  expect(await bodies()).toEqual([
    ['pending', true, true],
    ['sent', true, true],
  ]);
  server.clock.advance({ days: 2 });
  expect(await bodies()).toEqual([
    ['pending', true, true],
    ['sent', false, false],
  ]);
  server.clock.advance({ days: 180 });
  expect(await bodies()).toEqual([['pending', true, true]]);
});

test('a slow mail server gets no mail twice', async () => {
  const { mail } = server.context;
  for (let nth = 0; nth < 20; nth += 1) await enqueue();
  whileSending = async () => {
    if (accepted.length % 5 > 0) return;
    server.clock.advance({ seconds: 50 });
    const slow = whileSending;
    whileSending = null;
    // As another process would, during the sending.
    if (accepted.length < 20) await mail.flush();
    whileSending = slow;
  };
  await mail.flush();
  await mail.flush();
  expect(accepted).toHaveLength(20);
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
    expect((await server.call('GET', '/sandbox/outbox/unknown')).status).toBe(404);
    const listed = await server.call('GET', '/sandbox/outbox.json?to=Elif@example.com');
    expect(listed.body).toMatchObject([{ kind: 'greeting', recipient: 'elif@example.com', status: 'pending' }]);
    expect((await server.call('GET', '/sandbox/outbox.json?to=unknown@example.com')).body).toEqual([]);
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
