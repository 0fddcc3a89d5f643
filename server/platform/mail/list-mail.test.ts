import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { outboxMails } from './tables.ts';
import { type OutgoingMail, RefusedMail } from './transport.ts';

const accepted: OutgoingMail[] = [];
let isRefusing = false;
const mailTransport = {
  async send(mail: OutgoingMail) {
    if (isRefusing) throw new RefusedMail('550 no such user');
    accepted.push(mail);
  },
  close: () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [], mailTransport });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  accepted.length = 0;
  isRefusing = false;
  await server.context.db.delete(outboxMails);
});

const draft = {
  kind: 'greeting',
  recipient: 'elif@example.com',
  language: 'tr',
  subject: 'Merhaba',
  text: 'Bak',
  html: '<p>Bak',
} as const;
const enqueue = () => withTransaction(server.context.db, (tx) => server.context.mail.enqueue(tx, draft));
const unsubscribeUrl = 'https://mercan.example/newsletter/unsubscribe?token=abc&language=tr';
const toList = () =>
  withTransaction(server.context.db, (tx) => server.context.mail.enqueue(tx, { ...draft, unsubscribeUrl }));

test('a list mail has unsubscribe headers, every other is marked as auto-generated', async () => {
  await enqueue();
  await toList();
  await server.context.mail.flush();
  expect(accepted.map(({ headers }) => headers)).toEqual([
    { 'Auto-Submitted': 'auto-generated' },
    { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  ]);
});

test('a permanently refused mail is not retried, and list mails to its address stop until a mail is accepted', async () => {
  const { mail } = server.context;
  isRefusing = true;
  await enqueue();
  await mail.flush();
  server.clock.advance({ days: 1 });
  expect([await mail.flush(), (await mail.listStuck()).map(({ status, attempts }) => [status, attempts])]).toEqual([
    0,
    [['refused', 1]],
  ]);
  isRefusing = false;
  const left: number[] = [];
  for (const write of [toList, enqueue, toList]) {
    await write();
    left.push(await mail.flush());
    server.clock.advance({ minutes: 1 });
  }
  expect(left).toEqual([0, 1, 1]);
});
