import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort, startNode, waitUntilHealthy } from '../../scripts/processes/processes.ts';
import { addressIn, ask, openCustomer } from '../harness/customer.ts';
import { newCard, orderRequest } from '../harness/order-request.ts';

/** Milliseconds until the bank's first answer; the shop waits no longer than 15 s. */
const bankTakes = 12_000;

test('a process that gets a stop signal reports it first, and still waits for the bank', async () => {
  let bankWasAsked = false;
  const bank = createServer((_request, response) => {
    setTimeout(() => response.writeHead(500).end(), bankWasAsked ? 0 : bankTakes);
    bankWasAsked = true;
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = startNode('the shop', 'server/main.ts', {
    MODE: 'sandbox',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: 'pglite:memory',
    BANK_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}`,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'fatal',
    DRAIN_SECONDS: '2',
  });
  await waitUntilHealthy(`${url}/readyz`, shop);
  const { call, token } = await openCustomer(url);
  const { _id } = (await call('POST', 'user/addresses', addressIn({ line: 'Moda Cad. 1' }))).data;
  const order = await orderRequest(url, call, { addressId: _id, card: newCard('5528790000000008', false) });
  const buying = ask(`${url}/api/private/user/shopping/3ds/buy-request`, 'POST', {
    token,
    body: order,
    key: randomUUID(),
  });
  await vi.waitFor(() => expect(bankWasAsked).toBe(true), { timeout: 60_000 });

  shop.child.kill('SIGTERM');
  await vi.waitFor(async () => {
    const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
    expect([alive.status, ready.status, await ready.json()]).toEqual([
      200,
      503,
      { status: 'notReady', because: 'draining' },
    ]);
  });
  const { status } = await buying;
  expect([200, 503]).toContain(status);
  expect(await shop.ended).toBe(0);
  bank.close();
});
