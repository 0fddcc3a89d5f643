import { addDays, type CalendarDay, dayOf } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type { SettlementOutcome, SettlementRow } from '../provider/index.ts';
import { fromPrice } from './iyzico.amounts.ts';
import { type IyzicoClient, type IyzicoReply, listField, textField } from './iyzico.client.ts';

const kinds: Record<string, SettlementRow['kind']> = { PAYMENT: 'capture', REFUND: 'refund', CANCEL: 'cancel' };

/** iyzico's rows are lines of a basket; ours are movements. Null when one cannot be read. */
function toMovements(lines: readonly IyzicoReply[]): SettlementRow[] | null {
  const movements = new Map<string, SettlementRow>();
  for (const line of lines) {
    const kind = kinds[textField(line, 'transactionType') ?? ''];
    const paymentId = textField(line, 'paymentId');
    const amount = fromPrice(textField(line, 'paidPrice'));
    if (!kind || paymentId === undefined || amount === null) return null;
    const reference = textField(line, 'conversationId') ?? null;
    const key = `${kind} ${paymentId} ${reference}`;
    const before = movements.get(key)?.amount ?? 0;
    movements.set(key, { kind, paymentId, reference, amount: kurus(before + amount) });
  }
  return [...movements.values()];
}

/** Days of Istanbul, which is iyzico's clock too. */
function daysOf({ from, until }: { from: Date; until: Date }): CalendarDay[] {
  const last = dayOf(until.getTime() - 1);
  const days = [dayOf(from.getTime())];
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1));
  return days;
}

/** All movements of money on the days of a period, from the reporting service, page by page. */
export async function readSettlement(
  call: IyzicoClient,
  period: { from: Date; until: Date },
  signal?: AbortSignal,
): Promise<SettlementOutcome> {
  const lines: IyzicoReply[] = [];
  for (const transactionDate of daysOf(period)) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({ transactionDate, page: String(page) });
      const path = `/v2/reporting/payment/transactions?${query.toString()}`;
      const answer = await call({ method: 'GET', path, signal });
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'failure') return { outcome: 'unknown', reason: 'providerError' };
      lines.push(...listField(answer.reply, 'transactions'));
      pages = Number(textField(answer.reply, 'totalPageCount') ?? 1);
    }
  }
  const rows = toMovements(lines);
  return rows ? { outcome: 'succeeded', rows } : { outcome: 'unknown', reason: 'unreadable' };
}
