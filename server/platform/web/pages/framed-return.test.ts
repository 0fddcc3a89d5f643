import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isFramedReturn, sendFramedReturn } from './framed-return.ts';

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const app = Fastify();
  app.get('/*', (request, reply) => (isFramedReturn(request) ? sendFramedReturn(request, reply) : reply.send('shop')));
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
};

test("inside the bank's frame a return notifies the parent page, and the shop is not rendered again", async () => {
  const { body, headers } = await ask('/en/checkout?attempt=a-1', { 'sec-fetch-dest': 'iframe' });
  expect(body).toContain("parent.postMessage({type:'challenge.returned'");
  expect(body).toContain('<html lang="en">');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; .*frame-ancestors 'self'$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('in the whole window, or without an attempt, a return is an ordinary page of the shop', async () => {
  const bodies = await Promise.all([
    ask('/checkout?attempt=a-1', { 'sec-fetch-dest': 'document' }),
    ask('/checkout?attempt=a-1'),
    ask('/checkout', { 'sec-fetch-dest': 'iframe' }),
  ]);
  expect(bodies.map(({ body }) => body)).toEqual(['shop', 'shop', 'shop']);
});
