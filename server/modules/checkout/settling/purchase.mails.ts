import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { CYCLE_DAYS, deliveryName } from '../../../../domain/calendar/index.ts';
import { type Locale, type Localized, pathIn } from '../../../../domain/locale/index.ts';
import { formatLira, type Kurus, kurus, sum } from '../../../../domain/money/index.ts';
import { PROOF_DAYS } from '../../../../domain/promo/index.ts';
import { secondDelivery } from '../../../../domain/subscription/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import { type AcceptedAgreement, agreementDocument } from '../../agreements/index.ts';
import { type Attempt, attemptErrors, declineMessage, type RefundReason } from '../../attempts/index.ts';
import type { OrderDraft, PlacedOrder } from '../../orders/index.ts';
import type { PurchasePayload } from './purchase.types.ts';

const brand = BRAND_NAME;

const lira = (amount: Kurus, sign = ''): Localized => ({
  tr: sign + formatLira(amount),
  en: sign + formatLira(amount),
});

/** The name of the second delivery: its delivery days, "20 – 22 Ocak". */
function nextDelivery(paidAt: Date): Localized {
  const { window } = secondDelivery(paidAt.getTime());
  return { tr: deliveryName('tr', window), en: deliveryName('en', window) };
}

/** "1 × Gizem’s Box (1 × Super pads · 20, 1 × …)" */
function lineName({ quantity, name, contents = [] }: OrderDraft['lines'][number]): Localized {
  const written = (locale: Locale) => {
    const inside = contents.map((box) => `${box.boxes} × ${box.name[locale]}`).join(', ');
    return `${quantity} × ${name[locale]}${inside && ` (${inside})`}`;
  };
  return { tr: written('tr'), en: written('en') };
}

function orderTable(draft: OrderDraft, order: PlacedOrder | undefined): MailBlock {
  const number = order?.number ?? '';
  const discount = sum(draft.lines.map(({ amounts }) => amounts.grossPromoDiscountAmount));
  const promoCode = draft.promoCode ?? '';
  return {
    caption:
      draft.purchaseType === 'subscription'
        ? fill(msg`Aboneliğinin ilk kutusu · {number}`, { number })
        : fill(msg`Siparişin · {number}`, { number }),
    rows: [
      ...draft.lines.map((line) => [lineName(line), lira(line.amounts.grossOriginalAmount)] as const),
      ...(discount > 0 ? [[fill(msg`Kod indirimi ({promoCode})`, { promoCode }), lira(discount, '−')] as const] : []),
      [msg`Toplam, KDV dâhil`, lira(sum(draft.lines.map(({ amounts }) => amounts.grossAmount)))],
    ],
  };
}

const joined = (...parts: Localized[]): Localized => ({
  tr: parts.map(({ tr }) => tr).join(' '),
  en: parts.map(({ en }) => en).join(' '),
});

/** The price of later deliveries, and that the code applies to the first one only. */
function renewal({ lines, promoCode }: OrderDraft, next: Localized): Localized {
  const price = lira(sum(lines.map(({ amounts }) => amounts.grossOriginalAmount)));
  return joined(
    fill(msg`Sonra {weeks} haftada bir {price}.`, { weeks: CYCLE_DAYS / 7, price }),
    ...(promoCode ? [msg`Kod yalnızca bu siparişte geçer.`] : []),
    fill(
      msg`Aboneliğinin sonraki kutusu {next} kapında olur. Onu atlayabilir ya da değiştirebilir, aboneliğini dilediğin an bitirebilirsin.`,
      { next },
    ),
  );
}

function paid({ chargedKurus, balanceKurus }: PurchasePayload): Localized {
  const charged = lira(kurus(chargedKurus));
  const balance = lira(kurus(balanceKurus));
  if (chargedKurus === 0)
    return fill(msg`Tamamı hesap bakiyenden ödendi ({balance}). Kartından para çekilmedi.`, { balance });
  return joined(
    fill(msg`Kartından {charged} çekildi.`, { charged }),
    ...(balanceKurus > 0 ? [fill(msg`{balance} hesap bakiyenden ödendi.`, { balance })] : []),
  );
}

/** The order confirmation with a copy of both accepted agreements, in the language of the purchase. */
export function orderConfirmation(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  orders: PlacedOrder[];
  agreements: AcceptedAgreement[];
  /** A family code was used, and the customer's mailbox is not proven. */
  asksForProof: boolean;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { payload, orders, agreements, asksForProof, config } = about;
  const { language } = about.attempt;
  const { firstName, email } = payload.buyer;
  const numbers = orders.map(({ number }) => number).join(', ');
  const [first] = orders;
  return composeMail({
    kind: 'orderConfirmation',
    recipient: email,
    language,
    subject: fill(msg`{brand}: siparişin alındı ({numbers})`, { brand, numbers }),
    blocks: [
      greeting(firstName),
      msg`Siparişini aldık, teşekkürler. Hazırlamaya hemen başlıyoruz.`,
      ...payload.orders.map((draft) =>
        orderTable(
          draft,
          orders.find(({ id }) => id === draft.id),
        ),
      ),
      paid(payload),
      ...payload.orders
        .filter(({ purchaseType }) => purchaseType === 'subscription')
        .flatMap((draft) => (first?.paidAt ? [renewal(draft, nextDelivery(first.paidAt))] : [])),
      { button: msg`Hesabıma git`, href: config.publicUrl + pathIn(language, '/account') },
      ...(asksForProof
        ? [
            fill(
              msg`Bir arkadaşının koduyla aldın, teşekkürler. Ona ödülünü verebilmemiz için bu adresin sana ait olduğunu bilmemiz gerekiyor: {days} gün içinde bir kez e-postana gelen kodla gir ya da şifreni buradan yenile.`,
              { days: PROOF_DAYS },
            ),
            { button: msg`Şifremi yenile`, href: config.publicUrl + pathIn(language, '/auth/forgot-password') },
          ]
        : []),
      msg`Onayladığın sözleşmelerin birer kopyası aşağıda.`,
      ...agreements.map(({ agreement }) => agreementDocument(agreement)),
    ],
  });
}

function whyReturned(because: RefundReason, amount: Localized): Localized {
  switch (because) {
    case 'late':
      return fill(msg`Sana bu ödemeden para çekilmediğini söylemiştik; bankan {amount} tutarını sonradan çekti.`, {
        amount,
      });
    case 'overtaken':
      return fill(
        msg`Bankan {amount} tutarındaki önceki ödemeni geç onayladı; arada yeniden ödediğin için onu sipariş saymadık.`,
        { amount },
      );
    case 'unavailable':
      return fill(msg`Bankan {amount} tutarındaki ödemeni geç onayladı ve bu arada ürünler tükendi.`, { amount });
    default:
      return because satisfies never;
  }
}

function whereReturned(amountKurus: number, balanceKurus: number): Localized {
  if (balanceKurus === 0) return msg`Tutarın tamamını kartına iade ettik; ekstrene birkaç gün içinde yansır.`;
  if (balanceKurus === amountKurus) return msg`Kartın iade kabul etmediği için tutarı hesap bakiyene ekledik.`;
  return fill(
    msg`{card} kartına iade edildi ve ekstrene birkaç gün içinde yansır; kartının kabul etmediği {balance} hesap bakiyene eklendi.`,
    { card: lira(kurus(amountKurus - balanceKurus)), balance: lira(kurus(balanceKurus)) },
  );
}

/** The bank took money for which there is no order; it was refunded. */
export function paymentReturned(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  balanceKurus: number;
  because: RefundReason;
}): MailDraft {
  const { attempt, payload, balanceKurus, because } = about;
  const taken = attempt.capture?.amount ?? attempt.amountKurus;
  return composeMail({
    kind: 'paymentReturned',
    recipient: payload.buyer.email,
    language: attempt.language,
    subject: fill(msg`{brand}: ödemen iade edildi`, { brand }),
    blocks: [
      greeting(payload.buyer.firstName),
      joined(whyReturned(because, lira(kurus(taken))), whereReturned(taken, balanceKurus)),
      msg`Kusura bakma. Bu ödemeden sipariş oluşmadı; arada yeniden sipariş verdiysen o geçerli.`,
    ],
  });
}

/** The reason why nothing was charged, with the whereabouts of the money. */
function whyNotTaken({ end, method, moneyAskedAt }: Attempt): Localized {
  if (end?.kind === 'declined') return declineMessage(end.code);
  if (method === 'none') return msg`Ürünlerini ayıramadık. Para çekilmedi.`;
  const because = end?.kind === 'expired' ? end.because : 'time';
  if (because === 'bankUnavailable') return attemptErrors.bankUnavailable().text;
  if (because === 'abandoned') return declineMessage('cancelled');
  if (moneyAskedAt === null) return declineMessage('challengeExpired');
  return msg`Bankandan zamanında cevap gelmedi, ödemeyi kapattık. Para çekilmedi.`;
}

/** A payment ended without a charge, and the customer may not have seen it. */
export function paymentNotTaken(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { attempt, payload, config } = about;
  const { balanceKurus, buyer, chargedKurus, subscription } = payload;
  const amount = lira(kurus(chargedKurus));
  const balance = lira(kurus(balanceKurus));
  return composeMail({
    kind: 'paymentNotTaken',
    recipient: buyer.email,
    language: attempt.language,
    subject: fill(msg`{brand}: ödemen tamamlanmadı`, { brand }),
    blocks: [
      greeting(buyer.firstName),
      joined(
        chargedKurus > 0
          ? fill(msg`{amount} tutarındaki ödemen tamamlanmadı.`, { amount })
          : msg`Siparişinin onayı tamamlanmadı.`,
        whyNotTaken(attempt),
      ),
      ...(balanceKurus > 0
        ? [fill(msg`Hesap bakiyenden ayırdığımız {balance} bakiyene geri döndü.`, { balance })]
        : []),
      subscription
        ? msg`Bu denemeden sipariş ya da abonelik oluşmadı. Arada yeniden sipariş verdiysen o geçerli; vermediysen dilediğinde yeniden deneyebilirsin:`
        : msg`Bu denemeden sipariş oluşmadı. Arada yeniden sipariş verdiysen o geçerli; vermediysen dilediğinde yeniden deneyebilirsin:`,
      { button: msg`Sepetime dön`, href: config.publicUrl + pathIn(attempt.language, '/cart') },
    ],
  });
}

/** For half an hour the bank has not confirmed whether it took the money. The customer may wait or pay again. */
export function paymentUnclear(about: {
  attempt: Attempt;
  payload: PurchasePayload;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { attempt, payload, config } = about;
  return composeMail({
    kind: 'paymentUnclear',
    recipient: payload.buyer.email,
    language: attempt.language,
    subject: fill(msg`{brand}: bankan ödemenin sonucunu henüz bildirmedi`, { brand }),
    blocks: [
      greeting(payload.buyer.firstName),
      fill(
        msg`Bankan {amount} tutarındaki ödemenin sonucunu yarım saattir bildirmiyor; para çekildi mi, bilmiyoruz. Sormayı sürdürüyoruz, ekibimiz de bakıyor.`,
        { amount: lira(kurus(payload.chargedKurus)) },
      ),
      msg`Beklersen: para çekildiyse siparişini oluştururuz, çekilmediyse sana yazarız. Beklemek istemezsen yeniden ödeyebilirsin; o zaman ilk ödeme sonradan çekilirse tamamını iade ederiz.`,
      { button: msg`Sepetime dön`, href: config.publicUrl + pathIn(attempt.language, '/cart') },
    ],
  });
}
