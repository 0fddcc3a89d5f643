import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { isFailure } from '../../../domain/failure/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import { invalidToken } from '../../../domain/token/index.ts';
import type { MailAction, MailedComing, MailedDelivery, MailedOutcome } from '../../../machines/mail-action/index.ts';
import type { components, paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

const client = (api: Api) => api.client<paths>();

/** A malformed token is an invalid link too. */
const orInvalid = (error: unknown): never => {
  throw isFailure(error) && error.code === 'VALIDATION' ? invalidToken : error;
};

const toComing = ({ orderDate, arrival, chargedAmount }: Wire['MailedComing']): MailedComing => ({
  orderDay: parseCalendarDay(orderDate)!,
  earliest: parseCalendarDay(arrival.earliest)!,
  latest: parseCalendarDay(arrival.latest)!,
  amount: toKurus(chargedAmount),
});

/** The box of a mailed link, and the possible actions. */
export async function readMailedDelivery(
  api: Api,
  body: { token: string },
  signal: AbortSignal,
): Promise<MailedDelivery> {
  const found = await read(client(api).POST('/public/user/mailed-deliveries/read', { body, signal })).catch(orInvalid);
  const { version, lines, offers } = found;
  return {
    ...toComing(found),
    version,
    lines,
    offers: offers.map(({ action, next }) => ({ action, next: toComing(next) })),
  };
}

export async function actOnMailedDelivery(
  api: Api,
  body: { token: string; action: MailAction; version: number },
  signal: AbortSignal,
): Promise<MailedOutcome> {
  const { action, next, undo } = await read(
    client(api).POST('/public/user/mailed-deliveries/act', { body, signal }),
  ).catch(orInvalid);
  return { action, next: toComing(next), undoKey: undo.key };
}

export async function undoMailedAct(api: Api, body: { key: string }, signal: AbortSignal): Promise<MailedComing> {
  const { next } = await read(client(api).POST('/public/user/mailed-deliveries/undo', { body, signal }));
  return toComing(next);
}
