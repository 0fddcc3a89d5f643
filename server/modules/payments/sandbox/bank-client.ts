import { exchange, type Unknown } from '../provider/index.ts';

export interface BankClientOptions {
  /** For example `http://127.0.0.1:3001`. */
  baseUrl: string;
  merchantKey: string;
  /** How long one call may take, in milliseconds. */
  deadlineMs: number;
}

interface BankCard {
  bin: string;
  lastFour: string;
  association: 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY' | 'OTHER';
  bankName: string;
}

export interface BankSavedCard extends BankCard {
  customerKey: string;
  cardToken: string;
  alias: string | null;
}

export interface BankTaken {
  status: 'succeeded' | 'cancelled';
  paymentId: string;
  /** Kuruş. */
  amount: number;
  lines: { reference: string; transactionId: string; amount: number }[];
  card: BankCard;
  savedCard: BankSavedCard | null;
  refunds: { reference: string | null; transactionId: string; amount: number }[] | null;
}

export interface BankSettlementRow {
  kind: 'capture' | 'refund' | 'cancel';
  reference: string | null;
  paymentId: string;
  amount: number;
}

export interface BankDeclined {
  status: 'declined';
  paymentId: string | null;
  code: string;
}

export interface BankNotFound {
  status: 'notFound';
}

export type BankCall = <Reply extends { status: string }>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<Reply | Unknown>;

/** Calls the sandbox bank's merchant API. Replies are trusted for their shape: bank and shop are built together. */
export function createBankClient(options: BankClientOptions): BankCall {
  return async <Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, signal?: AbortSignal) => {
    const answer = await exchange({
      url: `${options.baseUrl}/api${path}`,
      method,
      headers: {
        authorization: `Bearer ${options.merchantKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      deadlineMs: options.deadlineMs,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.outcome === 'unknown') return answer;
    if (answer.status !== 200) return { outcome: 'unknown', reason: 'providerError' };
    try {
      const reply: Reply = JSON.parse(answer.text);
      return reply;
    } catch {
      return { outcome: 'unknown', reason: 'unreadable' };
    }
  };
}
