import type { Harness } from '../../harness/harness.ts';

interface Entry {
  kind: 'capture' | 'decline' | 'refund' | 'cancel' | 'authorisation';
  amount: number;
}

/** The bank's ledger entries since this was opened: they decide whether money moved. */
export interface Ledger {
  /** "capture", "decline", "refund", "cancel": in the order in which they happened. */
  kinds(): Promise<Entry['kind'][]>;
  captures(): Promise<number>;
  /** Kuruş the card holders have lost. */
  net(): Promise<number>;
}

const isCaptured = ({ kind }: Entry) => kind === 'capture';
/** An authorisation takes the money from the card holder too, until it is released. */
const isTaken = (entry: Entry) => isCaptured(entry) || entry.kind === 'authorisation';
const isBack = ({ kind }: Entry) => kind === 'refund' || kind === 'cancel';
const sum = (list: Entry[]) => list.reduce((total, { amount }) => total + amount, 0);

export async function openLedger({ bankUrl }: Pick<Harness, 'bankUrl'>): Promise<Ledger> {
  const read = async () => ((await (await fetch(`${bankUrl}/ledger`)).json()) as { entries: Entry[] }).entries;
  const before = (await read()).length;
  const entries = async () => (await read()).slice(before);
  return {
    kinds: async () => (await entries()).map(({ kind }) => kind),
    captures: async () => (await entries()).filter(isCaptured).length,
    async net() {
      const list = await entries();
      return sum(list.filter(isTaken)) - sum(list.filter(isBack));
    },
  };
}
