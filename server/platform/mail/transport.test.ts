import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mode } from '../config/config.ts';
import { createTransport } from './transport.ts';

/** A mail server without STARTTLS: it takes whatever it is given. */
let heard: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    let isMail = false;
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isMail) {
          if (line !== '.') continue;
          isMail = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const word = line.slice(0, 4).toUpperCase();
        heard.push(word);
        isMail = word === 'DATA';
        socket.write(word === 'DATA' ? '354 go on\r\n' : word === 'STAR' ? '502 no\r\n' : '250 yes\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const mail = {
  id: '1',
  recipient: 'ada@example.com',
  subject: 'Kutun yolda',
  textBody: 'Yolda.',
  htmlBody: '<p>Yolda.</p>',
};

async function send(mode: Mode): Promise<{ isSent: boolean; isWritten: boolean }> {
  heard = [];
  const { port } = server.address() as AddressInfo;
  const transport = await createTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'shop@example.com', mode });
  const isSent = await transport.send(mail).then(
    () => true,
    () => false,
  );
  transport.close();
  return { isSent, isWritten: heard.includes('MAIL') };
}

test('in production nothing is written to a mail server that cannot encrypt; a sandbox may', async () => {
  expect([await send('production'), await send('sandbox')]).toEqual([
    { isSent: false, isWritten: false },
    { isSent: true, isWritten: true },
  ]);
});
