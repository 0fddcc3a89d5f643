import type { FastifyInstance } from 'fastify';
import type { CallbackDesk } from '../payments/callbacks.ts';
import { totalsOf } from '../books/ledger.ts';
import type { Desk } from '../payments/teller.types.ts';
import { TEST_CARDS, TEST_ONE_TIME_CODE } from '../cards/test-cards.ts';

/** For tests and inspection: the ledger, and the release of withheld answers. */
export function addJudgeRoutes(app: FastifyInstance, bank: { desk: Desk; callbacks: CallbackDesk }): void {
  const { desk, callbacks } = bank;

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));

  app.get<{ Querystring: { reference?: string; paymentId?: string } }>('/ledger', (request, reply) => {
    const entries = desk.ledger.entries(request.query);
    return reply.send({ entries, totals: totalsOf(entries) });
  });

  app.get('/vault', (_request, reply) => reply.send({ cards: desk.vault.countCards() }));

  app.get('/test-cards', (_request, reply) => reply.send({ oneTimeCode: TEST_ONE_TIME_CODE, cards: TEST_CARDS }));

  app.post<{ Body: { reference?: string } | undefined }>('/hooks/release', (request, reply) => {
    const reference = request.body?.reference;
    if (typeof reference !== 'string') return reply.code(400).send({ status: 'referenceMissing' });
    return reply.send({ released: desk.holds.release(reference) + callbacks.releaseLate(reference) });
  });
}
