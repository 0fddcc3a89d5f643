import { fromPrice, toPrice } from './iyzico.amounts.ts';
import {
  type CallOptions,
  type PaymentProvider,
  type PaymentQuery,
  type ProviderOutcome,
  readSignedCallback,
  type StoredCard,
  type Taken,
} from '../provider/index.ts';
import { challengePage } from './iyzico.challenge-page.ts';
import { createIyzicoClient, type IyzicoOptions, type IyzicoReply, listField, textField } from './iyzico.client.ts';
import { NO_PAYMENT_RECORD, toDeclined, toNotRefundable, toProvenDecline, toProviderError } from './iyzico.declines.ts';
import { readIyzicoNotice } from './iyzico.notice.ts';
import { readCapture, readReport, readStoredCard } from './iyzico.replies.ts';
import { cardOf, orderBody } from './iyzico.requests.ts';
import { readSettlement } from './iyzico.settlement.ts';

const SIGNED_PAYMENT = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'] as const;
const SIGNED_CHALLENGE = ['paymentId', 'conversationId'] as const;
const SIGNED_REFUND = ['paymentId', 'price', 'currency', 'conversationId'] as const;

const unreadable = { outcome: 'unknown', reason: 'unreadable' } as const;

function toTaken(reply: IyzicoReply): Taken | typeof unreadable {
  const capture = readCapture(reply);
  return capture ? { outcome: 'taken', capture, cancelled: false } : unreadable;
}

/** What a payment's record says, by its `paymentStatus`. */
function readRecord(reply: IyzicoReply): ProviderOutcome {
  const paymentId = textField(reply, 'paymentId');
  if (paymentId === undefined) return unreadable;
  switch (textField(reply, 'paymentStatus')) {
    case 'SUCCESS':
      return toTaken(reply);
    case 'INIT_THREEDS':
      return { outcome: 'pending', paymentId, step: 'challengeOpen' };
    case 'CALLBACK_THREEDS': {
      const mdStatus = textField(reply, 'mdStatus') ?? '1';
      if (mdStatus === '1') return { outcome: 'pending', paymentId, step: 'challengePassed' };
      return {
        outcome: 'declined',
        code: 'challengeFailed',
        retryable: true,
        providerCode: `mdStatus ${mdStatus}`,
        paymentId,
      };
    }
    case 'FAILURE':
      return toProvenDecline(textField(reply, 'errorCode') ?? 'FAILURE', paymentId, 'refused');
    default:
      return unreadable;
  }
}

/** Calls iyzico according to its documentation: signed both ways, prices as text, one deadline per call. */
export function createIyzicoProvider(options: IyzicoOptions): PaymentProvider {
  const call = createIyzicoClient(options);

  /** Adds refunds and cancels, which only the reporting service has; without its answer they are left out. */
  const withReport = async (taken: Taken, signal?: AbortSignal): Promise<Taken> => {
    const { paymentId } = taken.capture;
    const query = new URLSearchParams({ paymentId });
    const answer = await call({ method: 'GET', path: `/v2/reporting/payment/details?${query.toString()}`, signal });
    const report = answer.outcome === 'success' ? readReport(answer.reply, paymentId) : null;
    if (!report) return taken;
    return { ...taken, cancelled: report.cancelled, capture: { ...taken.capture, refunds: report.refunds } };
  };

  const lookup = async (
    { reference, paymentId }: PaymentQuery,
    { signal }: CallOptions = {},
  ): Promise<ProviderOutcome> => {
    const answer = await call({
      method: 'POST',
      path: '/payment/detail',
      body: {
        locale: 'tr',
        conversationId: reference,
        ...(paymentId === null ? { paymentConversationId: reference } : { paymentId }),
      },
      signed: SIGNED_PAYMENT,
      signal,
    });
    if (answer.outcome === 'unknown') return answer;
    if (answer.outcome === 'failure') {
      // A record that cannot be read is not a refused payment: only "no such record" may be concluded from a failure.
      return answer.errorCode === NO_PAYMENT_RECORD
        ? { outcome: 'notFound' }
        : { outcome: 'unknown', reason: 'providerError' };
    }
    const record = readRecord(answer.reply);
    return record.outcome === 'taken' ? withReport(record, signal) : record;
  };

  return {
    provider: 'iyzico',
    lookup,

    startChallenge: async (request, { signal } = {}) => {
      const path =
        request.purpose === 'cardCheck' ? '/payment/3dsecure/initialize/preauth' : '/payment/3dsecure/initialize';
      const body = { ...orderBody(request), callbackUrl: request.callbackUrl, paymentCard: cardOf(request.card) };
      const answer = await call({ method: 'POST', path, body, signed: SIGNED_CHALLENGE, signal });
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'failure') {
        const declined = toProvenDecline(answer.errorCode, null, 'challengeNotStarted');
        const isRefused = declined.code === 'refused';
        return (
          toProviderError(answer.errorCode) ?? (isRefused ? { ...declined, code: 'challengeNotStarted' } : declined)
        );
      }
      const paymentId = textField(answer.reply, 'paymentId');
      const content = textField(answer.reply, 'threeDSHtmlContent');
      if (paymentId === undefined || content === undefined) return unreadable;
      return { outcome: 'pending', paymentId, step: 'challengeOpen', page: challengePage(content) };
    },

    finishChallenge: async (request, { signal } = {}) => {
      const { reference, paymentId, amount, callback } = request;
      const answer = await call({
        method: 'POST',
        path: '/payment/v2/3dsecure/auth',
        body: {
          locale: 'tr',
          conversationId: reference,
          paymentId,
          paidPrice: toPrice(amount),
          basketId: reference,
          currency: 'TRY',
          ...(callback?.conversationData ? { conversationData: callback.conversationData } : {}),
        },
        signed: SIGNED_PAYMENT,
        signal,
      });
      if (answer.outcome === 'success') return toTaken(answer.reply);
      return answer.outcome === 'failure' ? toDeclined(answer.errorCode, paymentId) : answer;
    },

    chargeStored: async (request, { signal } = {}) => {
      const body = { ...orderBody(request), paymentCard: cardOf(request.card) };
      const answer = await call({ method: 'POST', path: '/payment/auth', body, signed: SIGNED_PAYMENT, signal });
      if (answer.outcome === 'success') return toTaken(answer.reply);
      return answer.outcome === 'failure' ? toDeclined(answer.errorCode, null) : answer;
    },

    refund: async ({ reference, paymentId, transactionId, amount, ip }, { signal } = {}) => {
      const answer = await call({
        method: 'POST',
        path: '/payment/refund',
        body: {
          locale: 'tr',
          conversationId: reference,
          paymentTransactionId: transactionId,
          price: toPrice(amount),
          currency: 'TRY',
          ip,
        },
        signed: SIGNED_REFUND,
        signal,
      });
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'failure') {
        return answer.errorCode === NO_PAYMENT_RECORD
          ? { outcome: 'notFound' }
          : toNotRefundable(answer.errorCode, paymentId);
      }
      const refunded = fromPrice(textField(answer.reply, 'price'));
      if (refunded === null) return unreadable;
      return { outcome: 'succeeded', refund: { reference, transactionId, amount: refunded }, operationId: null };
    },

    cancel: async ({ reference, paymentId, ip }, { signal } = {}) => {
      const answer = await call({
        method: 'POST',
        path: '/payment/cancel',
        body: { locale: 'tr', conversationId: reference, paymentId, ip },
        signed: SIGNED_REFUND,
        signal,
      });
      if (answer.outcome === 'success') return { outcome: 'succeeded', paymentId, operationId: null };
      if (answer.outcome === 'unknown') return answer;
      return answer.errorCode === NO_PAYMENT_RECORD
        ? { outcome: 'notFound' }
        : toNotRefundable(answer.errorCode, paymentId);
    },

    listCards: async (customerKey, { signal } = {}) => {
      const body = { locale: 'tr', cardUserKey: customerKey };
      const answer = await call({ method: 'POST', path: '/cardstorage/cards', body, signal });
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'failure') return toProviderError(answer.errorCode) ?? { outcome: 'notFound' };
      const cards = listField(answer.reply, 'cardDetails').map((card) => readStoredCard(card, customerKey));
      const whole = cards.filter((card): card is StoredCard => card !== null);
      return whole.length === cards.length ? { outcome: 'succeeded', cards: whole } : unreadable;
    },

    deleteCard: async ({ customerKey, cardToken }, { signal } = {}) => {
      const body = { locale: 'tr', cardUserKey: customerKey, cardToken };
      const answer = await call({ method: 'DELETE', path: '/cardstorage/card', body, signal });
      if (answer.outcome === 'success') return { outcome: 'succeeded' };
      if (answer.outcome === 'unknown') return answer;
      return toProviderError(answer.errorCode) ?? { outcome: 'notFound' };
    },

    settlement: (period, { signal } = {}) => readSettlement(call, period, signal),

    readCallback: (form) => readSignedCallback(form, options.secretKey),

    readNotice: (request) => readIyzicoNotice(request, options.secretKey),
  };
}
