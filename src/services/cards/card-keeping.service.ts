import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { CheckedCard } from '../../../machines/card-check/index.ts';
import type { paths } from '../../../openapi/types/cards.d.ts';
import { toAttemptReport, toWireCard } from '../attempts/index.ts';
import { type Api, read } from '../http/index.ts';

/** Rejects with a `Failure`; NOT_FOUND when the card is gone. */
export async function makeCardPrimary(api: Api, _id: string, signal?: AbortSignal): Promise<void> {
  const body = { _id };
  await read(api.client<paths>().POST('/private/user/cards/make-one-primary-by-id', { body, signal }));
}

/** Deletes it from the bank's vault too. Rejects with a `Failure`: NOT_FOUND, CARD_IN_USE, BANK_UNAVAILABLE. */
export async function deleteCard(api: Api, _id: string, signal?: AbortSignal): Promise<void> {
  const body = { _id };
  await read(api.client<paths>().POST('/private/user/cards/delete-one-by-id', { body, signal }));
}

/** Starts the check of a new card at its bank, which then saves it. Idempotent by key. Rejects with a `Failure`. */
export async function requestCardCheck(
  api: Api,
  { key, card }: { key: string; card: CheckedCard },
  signal?: AbortSignal,
): Promise<AttemptReport> {
  const params = { header: { 'Idempotency-Key': key } };
  const body = toWireCard(card);
  return toAttemptReport(
    await read(api.client<paths>().POST('/private/user/cards/3ds/create-one-request', { params, body, signal })),
  );
}
