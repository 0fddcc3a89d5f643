import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#words';
import type { AssembledModule } from '../assemble-modules.ts';
import { bearerHook, type WithSessions } from '../auth-guard/auth-guard.ts';
import type { AppContext } from '../context.ts';
import { errors } from '../errors/error-catalogue.ts';
import type { AnyHandlers } from '../module.ts';
import { opsKeyHook } from '../ops-keys/ops-keys.ts';
import { rateLimitHooks } from '../rate-limit/rate-limit.ts';
import { unacceptableText } from '../request/json-parser.ts';
import { toFieldErrors } from './field-errors.ts';
import type { Contract, ContractOperation } from './load-contract.ts';
import { createContractValidator, type OperationValidator } from './validators.ts';

class ContractError extends Error {
  override name = 'ContractError';
}

export type ContractOptions = {
  /** Turns answers that violate the document into a 500 CONTRACT_BROKEN with the reason: on in tests. */
  validateResponses: boolean;
  /** Compiles validators now, not on first use: shoppers do not wait for it. Off in tests, which start sooner. */
  compilesAtStart: boolean;
};

const jsonType = 'application/json';
const mediaTypeOf = (header: string | undefined) => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The document's status of success if it is unique, else 200. */
function successStatus({ responses }: ContractOperation): number {
  const codes = Object.keys(responses).filter((code) => /^2\d\d$/.test(code));
  return codes.length === 1 ? Number(codes[0]) : 200;
}

function checkRequest(operation: ContractOperation, validator: OperationValidator, request: FastifyRequest): void {
  const inPath = validator.parameters('path', request.params as Record<string, unknown>);
  if (inPath) throw operation.responses['404'] ? errors.notFound() : errors.validation(toFieldErrors(inPath));
  if (request.url.includes('%00')) throw unacceptableText('url');
  const inQuery = validator.parameters('query', request.query as Record<string, unknown>);
  if (inQuery) throw errors.validation(toFieldErrors(inQuery));
  const inHeaders = validator.parameters('header', { ...request.headers });
  if (inHeaders) throw errors.validation(toFieldErrors(inHeaders));
  if (!operation.body) return;
  if (request.body === undefined || request.body === null) {
    if (!operation.body.required) return;
    throw errors.invalidField('body', 'required', msg`İstek boş geldi.`);
  }
  const mediaType = mediaTypeOf(request.headers['content-type']);
  if (!(mediaType in operation.body.schemas)) throw errors.unsupportedMediaType();
  if (Buffer.isBuffer(request.body)) return;
  const inBody = validator.body(mediaType, request.body);
  if (inBody) throw errors.validation(toFieldErrors(inBody));
}

function checkResponse(
  operation: ContractOperation,
  validator: OperationValidator,
  reply: FastifyReply,
  payload: unknown,
): string | null {
  if (!validator.isResponseDeclared(reply.statusCode)) {
    return `${operation.operationId} answered ${reply.statusCode}, which its document does not name`;
  }
  const seen: unknown = JSON.parse(JSON.stringify(payload));
  const violations =
    validator.response(reply.statusCode, jsonType, seen) ??
    validator.responseHeaders(reply.statusCode, reply.getHeaders());
  if (!violations) return null;
  const list = violations.map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
  return `${operation.operationId} answered ${reply.statusCode}, which breaks its document:\n${list.join('\n')}\n${JSON.stringify(payload)}`;
}

function collectHandlers(contract: Contract, modules: readonly AssembledModule[]): AnyHandlers {
  const handlers: AnyHandlers = {};
  for (const module of modules) {
    for (const [operationId, handler] of Object.entries(module.handlers ?? {})) {
      const operation = contract.operations.find((candidate) => candidate.operationId === operationId);
      if (!operation) throw new ContractError(`${module.name} handles ${operationId}, which no document declares`);
      if (handlers[operationId]) throw new ContractError(`${operationId} has two handlers`);
      handlers[operationId] = handler;
    }
  }
  return handlers;
}

/** Passes bodies of the documents' media types other than JSON to their handler as a Buffer. */
function acceptRawBodies(app: FastifyInstance, contract: Contract): void {
  const types = new Set(contract.operations.flatMap(({ body }) => Object.keys(body?.schemas ?? {})));
  types.delete(jsonType);
  for (const type of types) {
    if (!app.hasContentTypeParser(type)) {
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    }
  }
}

export type RegisteredOperation = Pick<ContractOperation, 'service' | 'operationId' | 'method' | 'url'>;

/**
 * Registers a route for every operation of the contract with a handler: guard, rate limit, validation, handler, checked
 * answer. Operations under `/ops` need a key in the settings. Throws a ContractError for a handler
 * without an operation.
 */
export function registerContract(
  app: FastifyInstance,
  contract: Contract,
  modules: readonly AssembledModule[],
  context: AppContext<WithSessions>,
  { validateResponses, compilesAtStart }: ContractOptions,
): RegisteredOperation[] {
  const handlers = collectHandlers(contract, modules);
  const contractValidator = createContractValidator(contract);
  acceptRawBodies(app, contract);
  const { opsKeys } = context.config;

  return contract.operations.flatMap((operation) => {
    const { operationId, method, url, service } = operation;
    const handler = handlers[operationId];
    if (!handler || (operation.scope !== null && opsKeys.length === 0)) return [];
    const validator = contractValidator.forOperation(operation);
    if (compilesAtStart) validator.compile('requests');
    const { early, late } = rateLimitHooks(context, operation);
    const status = successStatus(operation);
    app.route({
      method,
      url,
      ...(operation.bodyLimit && { bodyLimit: operation.bodyLimit }),
      onRequest: [
        ...(early ? [early] : []),
        ...(operation.isPrivate ? [bearerHook(context)] : []),
        ...(operation.scope === null ? [] : [opsKeyHook(opsKeys, operation.scope)]),
      ],
      preValidation: async (request) => checkRequest(operation, validator, request),
      ...(late && { preHandler: late }),
      ...(validateResponses && {
        preSerialization: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          const detail = checkResponse(operation, validator, reply, payload);
          if (!detail) return payload;
          reply.code(500);
          return { status: 'error', code: 'CONTRACT_BROKEN', message: { tr: detail, en: detail } };
        },
      }),
      async handler(request, reply) {
        // Handlers of cacheable answers override it.
        reply.header('cache-control', 'no-store');
        reply.code(status);
        return handler(request, reply);
      },
    });
    return [{ service, operationId, method, url }];
  });
}
