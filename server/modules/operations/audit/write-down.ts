import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { claimKey, rememberResponse } from '../../../platform/idempotency/idempotency.ts';
import { type Operator, operatorOf } from '../../../platform/ops-keys/ops-keys.ts';
import { type AuditedAction, writeAudit } from './audit.repository.ts';

type Request = {
  operator: Operator;
  operation: string;
  /** The Idempotency-Key. */
  key: string;
  /** The content that belongs to the key: path and body. */
  payload: unknown;
  reason: string;
  dryRun?: boolean | undefined;
};

/** The `Request` of `writeDown`, from an HTTP request. */
export const written = (
  operation: string,
  request: Pick<FastifyRequest, 'operator'> & {
    headers: { 'idempotency-key': string };
    body: { reason: string; dryRun?: boolean };
    params: unknown;
  },
): Request => ({
  operator: operatorOf(request),
  operation,
  key: request.headers['idempotency-key'],
  payload: { params: request.params, body: request.body },
  reason: request.body.reason,
  dryRun: request.body.dryRun,
});

/** Carries the answer of a dry run out of its rolled-back transaction. */
class DryRun extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('a dry run');
    this.answer = answer;
  }
}

export const nameOf = ({ name }: Operator): string => `operations:${name}`;

/**
 * One write of operations: the key is claimed, the action is done and written to the audit trail, and the answer is
 * stored, all in one transaction. A repeated key gets the first answer. A dry run rolls all of it back.
 * `about`: the account whose data the answer contains; the stored answer is erased with it.
 */
export async function writeDown<Answer extends object>(
  context: AppContext,
  { operator, operation, key, payload, reason, dryRun = false }: Request,
  work: (tx: Tx) => Promise<{ action: AuditedAction; answer: Answer; about: string | null }>,
): Promise<Answer & { isDryRun: boolean }> {
  const { db, clock } = context;
  const claim = { scope: `${operation}:${operator.name}`, key, payload, now: clock.now() };
  try {
    return await withTransaction(db, async (tx) => {
      const claimed = await claimKey(tx, claim);
      if (claimed.kind === 'replay') return claimed.response.body as Answer & { isDryRun: boolean };
      const { action, answer, about } = await work(tx);
      await writeAudit(tx, context, { ...action, actor: nameOf(operator), reason });
      const body = { ...answer, isDryRun: dryRun };
      if (dryRun) throw new DryRun(body);
      await rememberResponse(tx, claim, { statusCode: 200, body }, about);
      return body;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.answer as Answer & { isDryRun: boolean };
    throw error;
  }
}
