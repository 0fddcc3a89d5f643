import type { Desk } from './teller.types.ts';

export interface SettlementRow {
  kind: 'capture' | 'refund' | 'cancel';
  reference: string | null;
  paymentId: string;
  amount: number;
}

/** Movements from `from` until before `until`, in the merchant's report. */
export function settlementOf(desk: Desk, { from, until }: { from: string; until: string }): SettlementRow[] {
  return desk.ledger.entries().flatMap(({ at, kind, reference, operationReference, paymentId, amount }) => {
    if (kind === 'decline' || at < from || at >= until) return [];
    const isTaken = kind === 'capture' || kind === 'authorisation';
    return [
      { kind: isTaken ? 'capture' : kind, reference: isTaken ? reference : operationReference, paymentId, amount },
    ];
  });
}
