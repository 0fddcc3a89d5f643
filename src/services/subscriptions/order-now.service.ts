import { type Kurus, toDecimal, toKurus } from '../../../domain/money/index.ts';
import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { NowOffer } from '../../../machines/order-now/index.ts';
import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { toAttemptReport } from '../attempts/index.ts';
import { type Api, read } from '../http/index.ts';
import { toDelivery } from './subscriptions.service.ts';

/** Deliveries and charge if the next box were sent today. Rejects as `orderNow`. */
export async function previewNow(api: Api, id: string, signal?: AbortSignal): Promise<NowOffer> {
  const { before, after, differenceNow } = await read(
    api.client<paths>().POST('/private/user/subscriptions/{id}/preview', {
      params: { path: { id } },
      body: { act: { kind: 'orderNow' } },
      signal,
    }),
  );
  return {
    before: before.map(toDelivery),
    after: after.map(toDelivery),
    charged: toKurus(differenceNow),
    cycle: before.find(({ state }) => state !== 'skipped')!.cycle,
  };
}

interface OrderNowRequest {
  id: string;
  key: string;
  charged: Kurus;
  cycle: number;
  isChallenged: boolean;
}

/** Pays the amount that was shown, with the saved card. Idempotent by key. Rejects with a `Failure`. Spec §7. */
export async function orderNow(
  api: Api,
  { id, key, charged, cycle, isChallenged }: OrderNowRequest,
  signal?: AbortSignal,
): Promise<AttemptReport> {
  const params = { header: { 'Idempotency-Key': key, ...api.visit() } };
  const price = { chargedAmount: toDecimal(charged), _currency: 'TRY' } as const;
  const body = { _subscriptions: [id], cycle, challenge: isChallenged, price };
  return toAttemptReport(
    await read(api.client<paths>().POST('/private/user/subscriptions/order-immediately', { params, body, signal })),
  );
}
