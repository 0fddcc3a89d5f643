import type { AccountAttempt, AttemptKind, AttemptReport } from '../../../domain/payment/index.ts';
import type { AttemptReport as ChallengeReport } from '../../../machines/three-d-secure/index.ts';
import type { paths as Attempts } from '../../../openapi/types/attempts.d.ts';
import type { paths as Cards } from '../../../openapi/types/cards.d.ts';
import type { paths as Shopping } from '../../../openapi/types/shopping.d.ts';
import { type Api, find, read } from '../http/index.ts';
import { toAccountAttempt, toAttemptReport } from './attempt-report.ts';

type AttemptRequest = { kind: AttemptKind; attemptId: string };
type Abandonable = Exclude<AttemptKind, 'renewal'>;

/** Requests the status of an attempt, at the endpoint of its kind. Spec §7. */
function askStatus(api: Api, { kind, attemptId }: AttemptRequest, signal?: AbortSignal) {
  const client = api.client<Attempts & Cards & Shopping>();
  const params = { path: { id: attemptId } };
  switch (kind) {
    case 'purchase':
      return client.POST('/private/user/shopping/3ds/buy-response/status/{id}', { params, signal });
    case 'cardCheck':
      return client.POST('/private/user/cards/3ds/create-one-response/status/{id}', { params, signal });
    default:
      return client.POST('/private/user/attempts/{kind}/{id}/status', {
        params: { path: { kind, id: attemptId } },
        signal,
      });
  }
}

/** Never moves money. Rejects with a `Failure`. */
export const readAttempt = async (api: Api, request: AttemptRequest, signal?: AbortSignal): Promise<AttemptReport> =>
  toAttemptReport(await read(askStatus(api, request, signal)));

/** As `readAttempt`; null when this account has no such attempt. */
export async function findAttempt(
  api: Api,
  request: AttemptRequest,
  signal?: AbortSignal,
): Promise<AttemptReport | null> {
  const attempt = await find(askStatus(api, request, signal));
  return attempt && toAttemptReport(attempt);
}

/** Status of the attempt of this key; null when the server never received it. */
export async function findAttemptByKey(
  api: Api,
  { kind, key }: { kind: AttemptKind; key: string },
  signal?: AbortSignal,
): Promise<AttemptReport | null> {
  const params = { path: { kind, key } };
  const client = api.client<Attempts>();
  const attempt = await read(client.GET('/private/user/attempts/{kind}/by-key/{key}', { params, signal }));
  return attempt && toAttemptReport(attempt);
}

/** The account's open attempt, or the end it has not acknowledged; null when there is neither. Never moves money. */
export async function findOpenAttempt(api: Api, signal?: AbortSignal): Promise<AccountAttempt | null> {
  const attempt = await read(api.client<Attempts>().GET('/private/user/attempts/open', { signal }));
  return attempt && toAccountAttempt(attempt);
}

/** An attempt as a report for the challenge, which has no states for saved cards and refunds. */
export function toChallengeReport(report: AttemptReport): ChallengeReport {
  switch (report.state) {
    case 'refunded':
      return { state: 'declined', declineCode: 'refunded', retryable: true };
    case 'saved':
      return { state: 'paid', orderIds: [] };
    default:
      return report;
  }
}

export const readChallenge = async (api: Api, request: AttemptRequest, signal: AbortSignal): Promise<ChallengeReport> =>
  toChallengeReport(await readAttempt(api, request, signal));

/** The contract has one state for abandoned and expired: for the shopper who gave up it is `abandoned`. */
export async function abandonChallenge(
  api: Api,
  { kind, attemptId }: { kind: Abandonable; attemptId: string },
  signal: AbortSignal,
): Promise<ChallengeReport> {
  const params = { path: { kind, id: attemptId } };
  const client = api.client<Attempts>();
  const report = toAttemptReport(
    await read(client.POST('/private/user/attempts/{kind}/{id}/abandon', { params, signal })),
  );
  return report.state === 'expired' ? { state: 'abandoned' } : toChallengeReport(report);
}

/** The customer has acknowledged how it ended: no tab and no device shows it again. */
export async function acknowledgeAttempt(
  api: Api,
  { kind, attemptId }: AttemptRequest,
  signal?: AbortSignal,
): Promise<AccountAttempt> {
  const params = { path: { kind, id: attemptId } };
  const client = api.client<Attempts>();
  return toAccountAttempt(
    await read(client.POST('/private/user/attempts/{kind}/{id}/acknowledge', { params, signal })),
  );
}
