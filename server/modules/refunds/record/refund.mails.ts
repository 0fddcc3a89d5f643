import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { formatDate } from '../../../../domain/calendar/index.ts';
import { type Localized, pathIn } from '../../../../domain/locale/index.ts';
import { formatLira, kurus } from '../../../../domain/money/index.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { MailFacts } from '../../orders/index.ts';
import { answerBy, shipmentOf } from './refund.view.ts';
import type { RefundedLine, RefundRecord } from './refunds.types.ts';

const brand = BRAND_NAME;

type Facts = Omit<MailFacts, 'order'> & { record: RefundRecord };

const same = (text: string): Localized => ({ tr: text, en: text });
const lira = (amount: number): Localized => same(formatLira(kurus(amount)));

const named = ({ asked, line }: RefundedLine): Localized => {
  const units = asked.acceptedUnits ?? asked.units;
  return { tr: `${units} × ${line.name.tr}`, en: `${units} × ${line.name.en}` };
};

const list = (lines: readonly RefundedLine[]): Localized[] =>
  lines.filter(({ asked }) => (asked.acceptedUnits ?? asked.units) > 0).map(named);

function compose(kind: string, { account, record: { order } }: Facts, subject: Localized, blocks: MailBlock[]) {
  return composeMail({
    kind,
    recipient: account.email,
    language: order.language,
    subject,
    blocks: [greeting(account.firstName), ...blocks],
  });
}

const toSummary = ({ record: { order }, config }: Facts): MailBlock => ({
  button: msg`İademi gör`,
  href: config.publicUrl + pathIn(order.language, `/account/orders/refund/${order.id}/summary`),
});

/** Confirms a request: the items, how to send them back, and the date of the answer. */
export function refundAsked(facts: Facts): MailDraft {
  const { refund, order, lines } = facts.record;
  const shipment = shipmentOf(refund);
  const { number } = order;
  return compose('refundAsked', facts, fill(msg`{brand}: iade talebini aldık ({number})`, { brand, number }), [
    fill(msg`{amount} tutarındaki iade talebini aldık:`, { amount: lira(refund.cardKurus + refund.balanceKurus) }),
    ...list(lines),
    ...(shipment
      ? [
          fill(
            msg`Kutuyu {day} gününe kadar {carrier} şubesine bırak ve iade kodunu söyle: {code}. Kargo bedeli bizden. Üstüne sipariş numaranı yaz: {number}.`,
            {
              day: formatDate(shipment.handOverBy as ReturnType<typeof answerBy>),
              carrier: shipment.carrierName,
              code: shipment.code,
              number,
            },
          ),
        ]
      : []),
    fill(msg`En geç {day} gününe kadar cevap veririz.`, { day: formatDate(answerBy(refund)) }),
    toSummary(facts),
  ]);
}

/** The destination of an accepted refund's money. */
function goesTo({ refund: { cardKurus, balanceKurus } }: RefundRecord): Localized[] {
  return [
    ...(cardKurus > 0
      ? [fill(msg`{card} kartına iade ediliyor; ekstrene birkaç gün içinde yansır.`, { card: lira(cardKurus) })]
      : []),
    ...(balanceKurus > 0 ? [fill(msg`{balance} hesap bakiyene döndü.`, { balance: lira(balanceKurus) })] : []),
  ];
}

/** The answer to a request, accepted or refused. */
export function refundAnswered(facts: Facts): MailDraft {
  const { refund, order, lines } = facts.record;
  const { number } = order;
  const note = refund.answerNote === null ? [] : [same(refund.answerNote)];
  if (refund.state === 'REFUND_REJECTED') {
    return compose(
      'refundAnswered',
      facts,
      fill(msg`{brand}: iade talebini kabul edemedik ({number})`, { brand, number }),
      [
        msg`İade talebini kabul edemedik. Nedeni şu:`,
        ...note,
        msg`Bir yanlışlık olduğunu düşünüyorsan bu e-postayı yanıtla.`,
      ],
    );
  }
  return compose('refundAnswered', facts, fill(msg`{brand}: iaden onaylandı ({number})`, { brand, number }), [
    msg`İade talebini onayladık:`,
    ...list(lines),
    ...goesTo(facts.record),
    ...note,
    toSummary(facts),
  ]);
}

/** The whole card amount was refunded. */
export function refundDone(facts: Facts): MailDraft {
  const { refund, order } = facts.record;
  const { number } = order;
  return compose('refundDone', facts, fill(msg`{brand}: iaden kartında ({number})`, { brand, number }), [
    fill(msg`Banka onayladı: {amount} kartına iade edildi. Ekstrende birkaç gün içinde görürsün.`, {
      amount: lira(refund.cardKurus),
    }),
    toSummary(facts),
  ]);
}
