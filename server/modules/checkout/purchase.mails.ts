import { BRAND_NAME } from '../../../domain/brand.ts';
import { CYCLE_DAYS, formatDate, nextCycleDay, dayOf } from '../../../domain/calendar/index.ts';
import { formatLira, kurus, sum } from '../../../domain/money/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import { type AcceptedAgreement, agreementText } from '../agreements/index.ts';
import { type Attempt, attemptErrors, declineMessage } from '../attempts/index.ts';
import type { OrderDraft, PlacedOrder } from '../orders/index.ts';
import type { PurchasePayload } from './purchase.types.ts';

const divider = '—'.repeat(12);

function orderText(draft: OrderDraft, order: PlacedOrder | undefined, language: 'tr' | 'en'): string {
  const title = {
    tr: draft.purchaseType === 'subscription' ? 'Aboneliğinin ilk paketi' : 'Siparişin',
    en: draft.purchaseType === 'subscription' ? 'The first parcel of your subscription' : 'Your order',
  }[language];
  const lines = draft.lines.map(
    ({ quantity, name, amounts }) =>
      `${quantity} × ${name[language]}: ${formatLira(amounts.grossOriginalAmount, language)}`,
  );
  const discount = sum(draft.lines.map(({ amounts }) => amounts.grossPromoDiscountAmount));
  const discountWords = { tr: 'Kod indirimi', en: 'Code discount' }[language];
  const discountText = `${discountWords} (${draft.promoCode ?? ''}): −${formatLira(discount, language)}`;
  const total = sum(draft.lines.map(({ amounts }) => amounts.grossAmount));
  const totalText = {
    tr: `Toplam, KDV dâhil: ${formatLira(total, 'tr')}`,
    en: `Total, VAT included: ${formatLira(total, 'en')}`,
  };
  return [
    `${title} · ${order?.number ?? ''}`,
    ...lines,
    ...(discount > 0 ? [discountText] : []),
    totalText[language],
  ].join('\n');
}

/** What comes after the first parcel, and that its code does not. */
function renewalText({ lines, promoCode }: OrderDraft, next: string, language: 'tr' | 'en'): string {
  const price = formatLira(sum(lines.map(({ amounts }) => amounts.grossOriginalAmount)), language);
  return {
    tr: [
      `Sonra ${CYCLE_DAYS} günde bir ${price}.`,
      ...(promoCode ? ['Kod yalnızca bu siparişte geçer.'] : []),
      `Aboneliğinin sonraki paketi ${next} tarihinde yola çıkar. Dilediğin an atlayabilir, değiştirebilir ya da iptal edebilirsin.`,
    ],
    en: [
      `Then ${price} every ${CYCLE_DAYS} days.`,
      ...(promoCode ? ['The code counts for this order only.'] : []),
      `The next parcel of your subscription leaves on ${next}. You can skip, change or cancel whenever you like.`,
    ],
  }[language].join(' ');
}

function paidText({ chargedKurus, balanceKurus }: PurchasePayload, language: 'tr' | 'en'): string {
  const charged = formatLira(kurus(chargedKurus), language);
  const balance = formatLira(kurus(balanceKurus), language);
  if (language === 'tr') {
    if (chargedKurus === 0) return `Tamamı hesap bakiyenden ödendi (${balance}). Kartından para çekilmedi.`;
    return `Kartından ${charged} çekildi.${balanceKurus > 0 ? ` ${balance} hesap bakiyenden ödendi.` : ''}`;
  }
  if (chargedKurus === 0)
    return `All of it was paid from your account balance (${balance}). Your card was not charged.`;
  return `${charged} was taken from your card.${balanceKurus > 0 ? ` ${balance} came from your account balance.` : ''}`;
}

/** The order confirmation with a copy of both accepted agreements, in the language of the purchase. */
export function orderConfirmation(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  orders: PlacedOrder[];
  agreements: AcceptedAgreement[];
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { attempt, payload, orders, agreements, config } = about;
  const { language } = attempt;
  const { firstName, email } = payload.buyer;
  const numbers = orders.map(({ number }) => number).join(', ');
  const [first] = orders;
  const next = first?.paidAt ? formatDate(nextCycleDay(dayOf(first.paidAt.getTime()))) : '';
  const isTurkish = language === 'tr';
  const paragraphs = [
    isTurkish ? `Merhaba ${firstName},` : `Hello ${firstName},`,
    isTurkish
      ? 'Siparişini aldık, teşekkürler. Hazırlamaya hemen başlıyoruz.'
      : 'We have your order, thank you. We start packing right away.',
    ...payload.orders.map((draft) =>
      orderText(
        draft,
        orders.find(({ id }) => id === draft.id),
        language,
      ),
    ),
    paidText(payload, language),
    ...payload.orders
      .filter(({ purchaseType }) => purchaseType === 'subscription')
      .map((draft) => renewalText(draft, next, language)),
    `${config.publicUrl}${isTurkish ? '' : '/en'}/account`,
    isTurkish
      ? 'Onayladığın sözleşmelerin birer kopyası aşağıda.'
      : 'A copy of the agreements you accepted follows below.',
    ...agreements.flatMap(({ agreement }) => [divider, agreementText(agreement, language)]),
  ];
  return {
    kind: 'orderConfirmation',
    recipient: email,
    language,
    subject: isTurkish
      ? `${BRAND_NAME}: siparişin alındı (${numbers})`
      : `${BRAND_NAME}: we have your order (${numbers})`,
    text: paragraphs.join('\n\n'),
  };
}

/** The bank took money that could not become an order any more, and it went back. */
export function paymentReturned(about: { attempt: Attempt; payload: PurchasePayload; toBalance: boolean }): MailDraft {
  const { attempt, payload, toBalance } = about;
  const { language } = attempt;
  const { firstName, email } = payload.buyer;
  const amount = formatLira(kurus(attempt.amountKurus), language);
  const text = {
    tr: [
      `Merhaba ${firstName},`,
      `Bankan ${amount} tutarındaki ödemeni geç onayladı ve siparişini bu arada ayıramadık. ${
        toBalance
          ? 'Kartın iade kabul etmediği için tutarı hesap bakiyene ekledik.'
          : 'Tutarın tamamını kartına iade ettik; ekstrene birkaç gün içinde yansır.'
      }`,
      'Kusura bakma. Sepetin duruyor, dilediğinde yeniden deneyebilirsin.',
    ],
    en: [
      `Hello ${firstName},`,
      `Your bank confirmed your payment of ${amount} late, and by then we could not set your order aside. ${
        toBalance
          ? 'Your card takes nothing back, so the amount is now on your account balance.'
          : 'All of it went back to your card; it shows on your statement within a few days.'
      }`,
      'We are sorry. Your cart is still there whenever you want to try again.',
    ],
  }[language];
  return {
    kind: 'paymentReturned',
    recipient: email,
    language,
    subject: language === 'tr' ? `${BRAND_NAME}: ödemen iade edildi` : `${BRAND_NAME}: your payment was returned`,
    text: text.join('\n\n'),
  };
}

/** Why nothing was charged, each with where the money is. */
function whyNotTaken({ end, method, moneyAskedAt }: Attempt, language: 'tr' | 'en'): string {
  if (end?.kind === 'declined') return declineMessage(end.code)[language];
  if (method === 'none') {
    return {
      tr: 'Siparişini ayıramadık. Para çekilmedi.',
      en: 'We could not set your order aside. You have not been charged.',
    }[language];
  }
  const because = end?.kind === 'expired' ? end.because : 'time';
  if (because === 'bankUnavailable') return attemptErrors.bankUnavailable().text[language];
  if (because === 'abandoned') return declineMessage('cancelled')[language];
  if (moneyAskedAt === null) return declineMessage('challengeExpired')[language];
  return {
    tr: 'Bankandan zamanında cevap gelmedi, ödemeyi kapattık. Para çekilmedi.',
    en: 'Your bank did not answer in time, so we closed the payment. You have not been charged.',
  }[language];
}

/** A payment ended without a charge, and the customer may not have seen it. */
export function paymentNotTaken(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { attempt, payload, config } = about;
  const { language } = attempt;
  const { balanceKurus, buyer, chargedKurus, subscription } = payload;
  const amount = formatLira(kurus(chargedKurus), language);
  const balance = formatLira(kurus(balanceKurus), language);
  const why = whyNotTaken(attempt, language);
  const text = {
    tr: [
      `Merhaba ${buyer.firstName},`,
      `${chargedKurus > 0 ? `${amount} tutarındaki ödemen` : 'Siparişinin onayı'} tamamlanmadı. ${why}`,
      ...(balanceKurus > 0 ? [`Hesap bakiyenden ayırdığımız ${balance} bakiyene geri döndü.`] : []),
      `Bu denemeden ${subscription ? 'sipariş ya da abonelik' : 'sipariş'} oluşmadı. Arada yeniden sipariş verdiysen o geçerli; vermediysen dilediğinde yeniden deneyebilirsin:`,
      `${config.publicUrl}/cart`,
    ],
    en: [
      `Hello ${buyer.firstName},`,
      `${chargedKurus > 0 ? `Your payment of ${amount}` : 'The confirmation of your order'} did not go through. ${why}`,
      ...(balanceKurus > 0 ? [`The ${balance} we had set aside from your account balance is back on it.`] : []),
      `No order${subscription ? ' or subscription' : ''} came of this attempt. If you have ordered again since, that order stands; if not, you can try again whenever you like:`,
      `${config.publicUrl}/en/cart`,
    ],
  }[language];
  return {
    kind: 'paymentNotTaken',
    recipient: buyer.email,
    language,
    subject:
      language === 'tr' ? `${BRAND_NAME}: ödemen tamamlanmadı` : `${BRAND_NAME}: your payment did not go through`,
    text: text.join('\n\n'),
  };
}
