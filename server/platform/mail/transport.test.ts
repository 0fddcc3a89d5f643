import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Mode } from '../config/config.ts';
import { smtpServer } from './smtp.testing.ts';
import { createTransport, RefusedMail } from './transport.ts';

const unsubscribeUrl = 'https://mercan.example/newsletter/unsubscribe?token=abc&language=tr';
const mail = { id: 'x', recipient: 'elif@example.com', subject: 's', textBody: 't', htmlBody: 'h', headers: {} };

test('the headers reach the mail server whole', async () => {
  const smtp = await smtpServer();
  const transport = await createTransport({ smtpUrl: smtp.url, mailFrom: 'a@b.example', mode: 'sandbox' });
  await transport.send({
    ...mail,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  transport.close();
  await smtp.close();
  expect(smtp.lines.filter((line) => line.startsWith('List-'))).toEqual([
    `List-Unsubscribe: <${unsubscribeUrl}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
});

test.each([
  ['550 5.1.1 no such user', true],
  ['450 4.2.1 try later', false],
])('for a recipient refused with %s retrying is useless: %s', async (answer, isForGood) => {
  const smtp = await smtpServer(answer);
  const transport = await createTransport({ smtpUrl: smtp.url, mailFrom: 'a@b.example', mode: 'sandbox' });
  const error = await transport.send(mail).catch((reason: unknown) => reason);
  transport.close();
  await smtp.close();
  expect([error instanceof Error, error instanceof RefusedMail]).toEqual([true, isForGood]);
});

test('an unresponsive mail server times out', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const slow = await createTransport(
    { smtpUrl, mailFrom: 'a@b.example', mode: 'sandbox' },
    { silence: 50, whole: 5000 },
  );
  await expect(slow.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  slow.close();
  silent.close();
});

/** Whether a server without encryption accepts a mail from us, and whether any of it was written to the server. */
async function sendUnencrypted(mode: Mode) {
  const smtp = await smtpServer();
  const transport = await createTransport({ smtpUrl: smtp.url, mailFrom: 'a@b.example', mode });
  const isSent = await transport.send(mail).then(
    () => true,
    () => false,
  );
  transport.close();
  await smtp.close();
  return { isSent, isWritten: smtp.lines.some((line) => line.startsWith('MAIL FROM')) };
}

test('production sends no mail to a server without encryption; a sandbox may', async () => {
  expect([await sendUnencrypted('production'), await sendUnencrypted('sandbox')]).toEqual([
    { isSent: false, isWritten: false },
    { isSent: true, isWritten: true },
  ]);
});
