import type { FastifyRequest } from 'fastify';
import { isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { components, operations } from '../../../../openapi/types/attempts.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { type Attempt, type AttemptState, findUnfinishedAttempt, shownAmount } from '../attempt/index.ts';
import type { Attempts } from '../opening/index.ts';

type Shown = components['schemas']['Attempt'];

/** The API operations that all kinds of attempts share. */
export function attemptHandlers(
  { db, clock }: AppContext,
  { port, notifying }: Pick<Attempts, 'port' | 'notifying'>,
): Service<operations> {
  /** A destroyed socket: the page was closed or stopped waiting, and does not receive the answer. */
  const show = async ({ socket }: FastifyRequest, attempt: Attempt): Promise<AttemptState> => {
    await port.show(attempt, { isReceived: !socket.destroyed });
    return port.viewOfKind(attempt);
  };

  const withFacts = (attempt: Attempt): Shown => {
    const view = port.viewOfKind(attempt);
    const facts = {
      kind: attempt.kind,
      since: attempt.createdAt.toISOString(),
      endedAt: isAttemptOpen(attempt.state) ? null : (attempt.endedAt?.toISOString() ?? null),
      acknowledgedAt: attempt.acknowledgedAt?.toISOString() ?? null,
      amount: shownAmount(attempt),
    };
    return view.state === 'saved' ? { ...view, ...facts, kind: 'cardCheck' } : { ...view, ...facts };
  };

  return {
    findOpenAttempt: async (request) => {
      const attempt = await findUnfinishedAttempt(db, signedIn(request).id);
      if (!attempt) return success(null);
      const isDue = attempt.nextCheckAt !== null && attempt.nextCheckAt <= clock.now();
      const current = isDue ? await port.refresh(attempt) : attempt;
      if (isAttemptOpen(current.state)) await show(request, current);
      return success(withFacts(current));
    },

    getAttemptByKey: async (request) => {
      const { kind, key } = request.params;
      const attempt = await port.findByKey(db, signedIn(request).id, key);
      if (attempt?.kind !== kind) return success(null);
      return success(await show(request, await port.refresh(attempt)));
    },

    getAttemptStatus: async (request) => {
      const attempt = await port.findOwn({ accountId: signedIn(request).id, ...request.params });
      return success(await show(request, await port.refresh(attempt)));
    },

    abandonAttempt: async (request) => {
      const attempt = await port.findOwn({ accountId: signedIn(request).id, ...request.params });
      return success(await show(request, (await port.abandon(attempt.id)) ?? attempt));
    },

    acknowledgeAttempt: async (request) => {
      const attempt = await port.findOwn({ accountId: signedIn(request).id, ...request.params });
      return success(withFacts(await notifying.acknowledge(attempt)));
    },
  };
}
