import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import type { OrderMove } from '../../../../domain/lifecycle/index.ts';
import { type Localized, pathIn } from '../../../../domain/locale/index.ts';
import { formatLira, kurus } from '../../../../domain/money/index.ts';
import type { RefundParts } from '../../../../domain/refund/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Account } from '../../account/index.ts';
import type { StoredOrder } from './orders.types.ts';

const brand = BRAND_NAME;

export type MailFacts = {
  order: StoredOrder;
  account: Pick<Account, 'email' | 'firstName'>;
  config: Pick<Config, 'publicUrl'>;
};

/** `back`: the amounts refunded by the move, if any. */
type MoveFacts = MailFacts & { back: RefundParts };

const lira = (amount: number): Localized => {
  const text = formatLira(kurus(amount));
  return { tr: text, en: text };
};

const inLanguage = ({ order, config }: MailFacts, path: string) => config.publicUrl + pathIn(order.language, path);

function tracking(facts: MailFacts): MailBlock[] {
  const { cargo } = facts.order;
  if (!cargo) return [];
  const { carrier, trackingNumber, trackingUrl } = cargo;
  return [
    fill(msg`{carrier}, takip numarası {trackingNumber}.`, { carrier, trackingNumber }),
    ...(trackingUrl === null ? [] : [{ button: msg`Kargoyu izle`, href: trackingUrl }]),
  ];
}

/** Where the money is refunded to, and when it arrives. */
function moneyBack({ order: { paidAt }, back }: MoveFacts): Localized {
  const [card, balance] = [lira(back.toCard), lira(back.toBalance)];
  const isCharged = paidAt !== null && back.toCard > 0;
  if (!isCharged && back.toBalance === 0) return msg`Senden para alınmadı.`;
  if (!isCharged) return fill(msg`{balance} hesap bakiyene geri döndü.`, { balance });
  if (back.toBalance === 0)
    return fill(msg`{card} kartına iade ediliyor; ekstrene birkaç gün içinde yansır.`, { card });
  return fill(
    msg`{balance} hesap bakiyene geri döndü. {card} kartına iade ediliyor; ekstrene birkaç gün içinde yansır.`,
    { balance, card },
  );
}

type MoveMail = { subject: Localized; blocks: (facts: MoveFacts) => MailBlock[] };

const mails: Partial<Record<NonNullable<OrderMove['mail']>, (number: string) => MoveMail>> = {
  orderShipped: (number) => ({
    subject: fill(msg`{brand}: kutun yola çıktı ({number})`, { brand, number }),
    blocks: (facts) => [msg`Kutun yola çıktı.`, ...tracking(facts)],
  }),
  orderDelivered: (number) => ({
    subject: fill(msg`{brand}: kutun teslim edildi ({number})`, { brand, number }),
    blocks: (facts) => [
      msg`Kutun teslim edildi. Bir şey eksik ya da hasarlıysa siparişinden bize yazman yeter.`,
      { button: msg`Siparişime git`, href: inLanguage(facts, `/account/orders/${facts.order.id}`) },
    ],
  }),
  orderNotDelivered: (number) => ({
    subject: fill(msg`{brand}: kutun teslim edilemedi ({number})`, { brand, number }),
    blocks: (facts) => [
      msg`Kurye kutunu teslim edemedi. Adresin doğru mu? Siparişinden bakıp düzeltebilirsin; kutunu yeniden göndeririz. Başka bir şey varsa oradan bize yaz.`,
      { button: msg`Siparişime git`, href: inLanguage(facts, `/account/orders/${facts.order.id}`) },
    ],
  }),
  orderCancelled: (number) => ({
    subject: fill(msg`{brand}: siparişin iptal edildi ({number})`, { brand, number }),
    blocks: (facts) => [
      msg`Siparişini iptal ettik.`,
      moneyBack(facts),
      ...(facts.order.subscriptionId === null ? [] : [msg`Aboneliğin sürüyor; yalnızca bu kutu iptal oldu.`]),
    ],
  }),
  orderRefused: (number) => ({
    subject: fill(msg`{brand}: siparişini gönderemiyoruz ({number})`, { brand, number }),
    blocks: (facts) => [msg`Kusura bakma, bu siparişini gönderemiyoruz.`, moneyBack(facts)],
  }),
};

/** The mail that a move sends, in the order's language; null when it sends none. */
export function orderMail({ mail }: OrderMove, facts: MoveFacts): MailDraft | null {
  const composed = mail && mails[mail]?.(facts.order.number);
  if (!composed) return null;
  return composeMail({
    kind: mail,
    recipient: facts.account.email,
    language: facts.order.language,
    subject: composed.subject,
    blocks: [greeting(facts.account.firstName), ...composed.blocks(facts)],
  });
}

/** The card of a cancelled order took back less than was promised: the rest is on the balance. */
export const refusedByCard = (facts: MailFacts, refusedKurus: number): MailDraft =>
  composeMail({
    kind: 'repaymentRefused',
    recipient: facts.account.email,
    language: facts.order.language,
    subject: fill(msg`{brand}: iaden hesap bakiyende ({number})`, { brand, number: facts.order.number }),
    blocks: [
      greeting(facts.account.firstName),
      fill(
        msg`Kartın {amount} tutarındaki iadeyi kabul etmedi; tutarı hesap bakiyene ekledik. Banka hesabına gelmesini istersen bu e-postayı yanıtla.`,
        { amount: lira(refusedKurus) },
      ),
    ],
  });

/** The answer of operations to a problem; `parcel`: the replacement order, if one is sent. */
export const problemAnswer = (facts: MailFacts, answer: string, parcel: StoredOrder | null): MailDraft =>
  composeMail({
    kind: 'problemAnswered',
    recipient: facts.account.email,
    language: facts.order.language,
    subject: fill(msg`{brand}: yazdığına cevabımız ({number})`, { brand, number: facts.order.number }),
    blocks: [
      greeting(facts.account.firstName),
      { tr: answer, en: answer },
      ...(parcel === null
        ? []
        : [
            fill(msg`Yeni kutunun numarası {parcel}. Senden bir ücret almıyoruz.`, { parcel: parcel.number }),
            { button: msg`Yeni kutumu gör`, href: inLanguage(facts, `/account/orders/${parcel.id}`) },
          ]),
    ],
  });
