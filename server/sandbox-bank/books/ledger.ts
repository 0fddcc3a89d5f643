import { createIndex, openJournal } from './journal.ts';

type LedgerKind = 'authorisation' | 'capture' | 'decline' | 'refund' | 'cancel';

/** One movement of money. `amount` is kuruş and never negative: `kind` gives the direction. */
export interface LedgerEntry {
  sequence: number;
  at: string;
  kind: LedgerKind;
  /** The merchant's reference of the payment: the attempt id. */
  reference: string;
  paymentId: string;
  /** The merchant's reference of the refund or cancellation. */
  operationReference: string | null;
  /** The line that was refunded. */
  transactionId: string | null;
  amount: number;
  /** Masked card number. */
  card: string;
  /** The reason of a decline. */
  code: string | null;
}

/** Kuruş per kind, and the card holder's net loss. */
export interface LedgerTotals {
  captures: number;
  authorised: number;
  captured: number;
  refunded: number;
  cancelled: number;
  net: number;
}

export interface Ledger {
  entries(filter?: { reference?: string; paymentId?: string }): LedgerEntry[];
  record(entry: Omit<LedgerEntry, 'sequence'>): LedgerEntry;
}

/** `file`: JSON lines, or null to keep the ledger in memory. */
export function openLedger(file: string | null): Ledger {
  const journal = openJournal<LedgerEntry>(file);
  const ofReference = createIndex(({ reference }: LedgerEntry) => reference);
  const ofPayment = createIndex(({ paymentId }: LedgerEntry) => paymentId);
  for (const entry of journal.lines()) {
    ofReference.add(entry);
    ofPayment.add(entry);
  }
  return {
    entries({ reference, paymentId } = {}) {
      if (paymentId === undefined) return [...(reference === undefined ? journal.lines() : ofReference.get(reference))];
      return ofPayment.get(paymentId).filter((entry) => reference === undefined || entry.reference === reference);
    },
    record: (entry) => {
      const recorded = { sequence: journal.lines().length + 1, ...entry };
      journal.append(recorded);
      ofReference.add(recorded);
      ofPayment.add(recorded);
      return recorded;
    },
  };
}

export function totalsOf(entries: readonly LedgerEntry[]): LedgerTotals {
  const sum = (kind: LedgerKind) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, entry) => total + entry.amount, 0);
  const authorised = sum('authorisation');
  const captured = sum('capture');
  const refunded = sum('refund');
  const cancelled = sum('cancel');
  return {
    captures: entries.filter((entry) => entry.kind === 'capture').length,
    authorised,
    captured,
    refunded,
    cancelled,
    net: authorised + captured - refunded - cancelled,
  };
}
