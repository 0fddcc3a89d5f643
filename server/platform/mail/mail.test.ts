import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
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

const draft = {
  kind: 'greeting',
  recipient: 'elif@example.com',
  language: 'tr' as const,
  subject: 'Merhaba',
  text: 'Bak:\n\nhttps://mercan.example/a?b=1&c=2 <3>',
};
const enqueue = () => withTransaction(server.context.db, (tx) => server.context.mail.enqueue(tx, draft));

test('a mail leaves once, with an HTML part whose text is escaped', async () => {
  await enqueue();
  expect([await server.context.mail.flush(), await server.context.mail.flush()]).toEqual([1, 0]);
  expect(accepted.map(({ recipient, subject, htmlBody }) => ({ recipient, subject, htmlBody }))).toEqual([
    {
      recipient: 'elif@example.com',
      subject: 'Merhaba',
      htmlBody:
        '<!doctype html><html><body style="font-family:sans-serif;line-height:1.5"><p>Bak:</p>' +
        '<p><a href="https://mercan.example/a?b=1&amp;c=2">https://mercan.example/a?b=1&amp;c=2</a> &lt;3></p></body></html>',
    },
  ]);
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
