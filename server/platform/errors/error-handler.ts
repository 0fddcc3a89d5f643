import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { msg } from '#words';
import { isDatabaseAway, sqlState } from '../database/transaction.ts';
import { ApiError } from './api-error.ts';
import { errors } from './error-catalogue.ts';

/** SQLSTATE class 22: the value cannot be stored (a NUL byte, a number out of range). */
const isBadValue = (error: unknown) => sqlState(error)?.startsWith('22') === true;

const unreadable = () => errors.invalidField('body', 'json', msg`İstek okunamadı.`);

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return errors.payloadTooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.statusCode === 415) return errors.unsupportedMediaType();
  if (error.statusCode === 404) return errors.notFound();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return unreadable();
  if (isBadValue(error)) return unreadable();
  return isDatabaseAway(error) ? errors.unavailable() : errors.internal();
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { statusCode, code, text, data } = error;
  if ((statusCode === 429 || statusCode === 503) && typeof data?.retryAfterSeconds === 'number') {
    reply.header('retry-after', data.retryAfterSeconds);
  }
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ status: 'error', code, message: text, ...(data && { data }) });
}

/** Turns every thrown error into the error envelope; server faults are logged with their stack. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const apiError = toApiError(error);
    if (apiError.statusCode >= 500 && apiError !== error)
      request.log.error({ request: request.id, err: error }, 'a request failed');
    return sendError(reply, apiError);
  });
}
