import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { withRequestId } from '../../../platform/request/request-id.ts';
import { exchange } from './exchange.ts';

test('a call to the bank sends the id of its request', async () => {
  const asked: unknown[] = [];
  const bank = createServer(({ headers }, response) => {
    asked.push(headers['x-request-id']);
    response.end();
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
  const call = () => exchange({ url, method: 'POST', headers: {}, deadlineMs: 5000 });
  await withRequestId('reconcile-payments-1', call);
  await call();
  expect(asked).toEqual(['reconcile-payments-1', undefined]);
  bank.close();
});
