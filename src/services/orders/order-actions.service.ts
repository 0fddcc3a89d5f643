import { conflict, isFailure } from '../../../domain/failure/index.ts';
import type { components, paths } from '../../../openapi/types/orders.d.ts';
import { type Api, read } from '../http/index.ts';
import { type Order, toOrder } from './orders.service.ts';

type Wire = components['schemas'];

/** Codes for an order that has changed since it was shown: packed, answered, or its note written elsewhere. */
const movedOn: ReadonlySet<string> = new Set([
  'LETTER_LOCKED',
  'LETTER_EXISTS',
  'ORDER_PACKED',
  'NOT_CANCELLABLE',
  'PROBLEM_OPEN',
  'NOT_PACKED',
]);

/** The changed order. For a code of `movedOn` rejects as for a stale version, with the server's message. */
async function orderOf(call: Promise<Wire['Order']>): Promise<Order> {
  try {
    return toOrder(await call);
  } catch (error) {
    if (!isFailure(error) || !movedOn.has(error.code)) throw error;
    throw conflict({ ...error, code: 'CONFLICT_VERSION' });
  }
}

/** Puts a note into the box; unless `isFirst`, it replaces the one that was shown. Spec §7. */
export function writeParcelNote(api: Api, orderId: string, text: string, isFirst: boolean, signal?: AbortSignal) {
  const request = { params: { path: { orderId } }, body: { customLetter: text }, signal };
  const client = api.client<paths>();
  return orderOf(
    read(
      isFirst
        ? client.POST('/private/user/orders/{orderId}/setCustomLetter', request)
        : client.POST('/private/user/orders/{orderId}/updateCustomLetter', request),
    ),
  );
}

export function removeParcelNote(api: Api, orderId: string, signal?: AbortSignal): Promise<Order> {
  const params = { path: { orderId } };
  return orderOf(
    read(api.client<paths>().DELETE('/private/user/orders/{orderId}/deleteCustomLetter', { params, signal })),
  );
}

/** Possible before the box is packed; what was paid is refunded. */
export function cancelOrder(api: Api, orderId: string, signal?: AbortSignal): Promise<Order> {
  const params = { path: { id: orderId } };
  return orderOf(read(api.client<paths>().POST('/private/user/orders/{id}/cancel', { params, signal })));
}

export function reportProblem(
  api: Api,
  orderId: string,
  body: { kind: Wire['ProblemKind']; note: string },
  signal?: AbortSignal,
): Promise<Order> {
  const params = { path: { id: orderId } };
  return orderOf(read(api.client<paths>().POST('/private/user/orders/{id}/problem', { params, body, signal })));
}
