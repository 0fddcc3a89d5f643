import type { Kurus } from '../../../../domain/money/index.ts';
import type { Capture, CapturedLine, CardSummary, RefundRecord, StoredCard } from '../provider/index.ts';
import { fromPrice } from './iyzico.amounts.ts';
import { type IyzicoReply, listField, textField } from './iyzico.client.ts';

const ASSOCIATIONS: readonly CardSummary['association'][] = ['VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'TROY'];

function cardSummary(reply: IyzicoReply, bankName: string | undefined): CardSummary {
  return {
    bin: textField(reply, 'binNumber') ?? '',
    lastFour: textField(reply, 'lastFourDigits') ?? '',
    association: ASSOCIATIONS.find((known) => known === textField(reply, 'cardAssociation')) ?? 'OTHER',
    bankName: bankName ?? null,
  };
}

/** One entry of `cardDetails`. Null without a token. */
export function readStoredCard(reply: IyzicoReply, customerKey: string): StoredCard | null {
  const cardToken = textField(reply, 'cardToken');
  if (cardToken === undefined) return null;
  const alias = textField(reply, 'cardAlias') ?? null;
  return { customerKey, cardToken, alias, ...cardSummary(reply, textField(reply, 'cardBankName')) };
}

function readLines(reply: IyzicoReply): CapturedLine[] | null {
  const lines = listField(reply, 'itemTransactions').map((item) => ({
    reference: textField(item, 'itemId'),
    transactionId: textField(item, 'paymentTransactionId'),
    amount: fromPrice(textField(item, 'paidPrice')),
  }));
  const isWhole = (line: (typeof lines)[number]): line is CapturedLine =>
    line.reference !== undefined && line.transactionId !== undefined && line.amount !== null;
  return lines.every(isWhole) && lines.length > 0 ? lines : null;
}

/** A successful payment. Null when it lacks its id, its amount or its lines: then nothing may be concluded from it. */
export function readCapture(reply: IyzicoReply): Capture | null {
  const paymentId = textField(reply, 'paymentId');
  const amount: Kurus | null = fromPrice(textField(reply, 'paidPrice'));
  const lines = readLines(reply);
  if (paymentId === undefined || amount === null || lines === null) return null;
  const customerKey = textField(reply, 'cardUserKey');
  return {
    paymentId,
    amount,
    lines,
    card: cardSummary(reply, undefined),
    savedCard: customerKey === undefined ? null : readStoredCard(reply, customerKey),
    refunds: null,
  };
}

/** Refunds and cancels from a report. Null when the report does not contain the payment (yet). */
export function readReport(
  reply: IyzicoReply,
  paymentId: string,
): { cancelled: boolean; refunds: RefundRecord[] } | null {
  const payment = listField(reply, 'payments').find((candidate) => textField(candidate, 'paymentId') === paymentId);
  if (!payment) return null;
  const refunds = listField(payment, 'itemTransactions').flatMap((item) =>
    listField(item, 'refunds')
      .filter((refund) => textField(refund, 'refundStatus') === '1')
      .map((refund) => ({
        reference: textField(refund, 'refundConversationId') ?? null,
        transactionId: textField(item, 'paymentTransactionId') ?? '',
        amount: fromPrice(textField(refund, 'refundPrice')),
      })),
  );
  const readable = refunds.filter((refund): refund is RefundRecord => refund.amount !== null);
  if (readable.length !== refunds.length) return null;
  return { cancelled: listField(payment, 'cancels').length > 0, refunds: readable };
}
