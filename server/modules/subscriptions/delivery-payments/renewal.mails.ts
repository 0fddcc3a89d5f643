import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { dayOf, HOLIDAYS } from '../../../../domain/calendar/index.ts';
import { payBy, retryAt } from '../../../../domain/dunning/index.ts';
import { type Localized, pathIn } from '../../../../domain/locale/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { DUE_PAYMENT_PLACE } from '../../../../domain/payment/index.ts';
import {
  type AccountPlan,
  deliveryWindow,
  type PlanCycle,
  type PlannedDelivery,
  type PlannedSubscription,
} from '../../../../domain/subscription/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Account } from '../../account/index.ts';
import { comingWords, nextDelivery } from '../actions/index.ts';
import { chargedOf, dearerWords } from '../plan-changes/index.ts';
import { dayWords, deliveryWords, factsOf, lira, type LoadedPlan } from '../plan/index.ts';
import { type LinkInMail, mailedLinkBlocks } from '../mailed-links/index.ts';
import type { DeliveryPayload } from './delivery-payload.ts';

const brand = BRAND_NAME;

/** Mails of the renewal job: of its steps and of due payments. Subjects name no product. */
export type RenewalMail =
  | 'announce'
  | 'dearer'
  | 'warnCard'
  | 'replan'
  | 'postpone'
  | 'waits'
  | 'refused'
  | 'resume'
  | 'askPause'
  | 'endPause'
  | 'failed'
  | 'reminder'
  | 'lastDay'
  | 'ended';

export type MailFacts = {
  loaded: LoadedPlan;
  after: AccountPlan;
  subscription: PlannedSubscription;
  /** The cycle before the step. */
  cycle: PlanCycle;
  now: Date;
  config: Pick<Config, 'publicUrl'>;
  /** The link that changes or pays the delivery that the mail is about. */
  link?: LinkInMail | undefined;
};

const subjects: Readonly<Record<RenewalMail, Localized>> = {
  announce: msg`bir sonraki kutun`,
  dearer: msg`kutunun tutarı arttı`,
  warnCard: msg`kartının süresi kutundan önce doluyor`,
  replan: msg`kutunun yeni günü`,
  postpone: msg`kutun birkaç gün gecikecek`,
  waits: msg`kutun birkaç gün gecikebilir`,
  refused: msg`kutunu gönderemiyoruz`,
  resume: msg`mola bitiyor: ilk kutun`,
  askPause: msg`aboneliğin hâlâ duraklatılmış`,
  endPause: msg`aboneliğin sona erdi`,
  failed: msg`ödemen alınamadı`,
  reminder: msg`kutun ödeme bekliyor`,
  lastDay: msg`kutun için yarın son gün`,
  ended: msg`kutun iptal oldu`,
};

function contents({ loaded, subscription }: MailFacts, delivery: PlannedDelivery): MailBlock {
  const lines = [...subscription.lines];
  const rows = delivery.lines.map(({ key, quantity, grossOriginalAmount }) => {
    const line = lines.find(({ id }) => id === key);
    const name = line ? factsOf(loaded, line).name : { tr: '', en: '' };
    return [{ tr: `${quantity} × ${name.tr}`, en: `${quantity} × ${name.en}` }, lira(grossOriginalAmount)] as const;
  });
  const { chargedAmount } = delivery.price;
  const total = subscription.card === null ? msg`Ödenecek, KDV dâhil` : msg`Kartından çekilecek, KDV dâhil`;
  return { caption: msg`Bu kutuda`, rows: [...rows, [total, lira(chargedAmount)]] };
}

/** The delivery a mail is about, with its contents and its total. */
function announced(facts: MailFacts): MailBlock[] {
  const { after, subscription, now } = facts;
  const next = nextDelivery(after, subscription.id, now);
  if (!next) return [];
  return [
    ...comingWords(after, next, now),
    ...(next.why.includes('itemGone') ? [] : [contents(facts, next)]),
    ...(next.why.includes('cardEndsBefore')
      ? [msg`Kayıtlı kartının süresi o günden önce doluyor. Hesabından başka bir kart seçersen kutun gecikmez.`]
      : []),
  ];
}

/** Which card expires, when the box is charged, and until when another card can be chosen. */
function cardEnds({ loaded, subscription, cycle }: MailFacts): MailBlock[] {
  const { card } = subscription;
  const lastFour = loaded.cards.find(({ id }) => id === card?.id)?.lastFour ?? '';
  return [
    fill(msg`{name} kutunu {day} günü hazırlıyoruz ve {amount} tutarını o sabah saat 9’da kartından çekeceğiz.`, {
      name: deliveryWords(deliveryWindow(cycle.orderDay, HOLIDAYS)),
      day: dayWords(cycle.orderDay),
      amount: lira(chargedOf(cycle)),
    }),
    fill(msg`Ama sonu {lastFour} olan kartın {lastDay} gününün sonuna kadar geçerli.`, {
      lastFour,
      lastDay: dayWords(card?.lastDay ?? cycle.orderDay),
    }),
    msg`O saate kadar aboneliğinin sayfasında başka bir kart seçersen kutun gecikmez. Seçmezsen ödemen büyük olasılıkla alınamaz; o zaman sana yeniden yazarız.`,
  ];
}

function stillOwed({ subscription, cycle }: MailFacts): MailBlock[] {
  const amount = lira(chargedOf(cycle));
  if (!cycle.due) return [];
  const day = dayWords(payBy(cycle.due));
  const next = retryAt(cycle.due);
  return [
    ...(next === null
      ? []
      : [fill(msg`Kartını {day} sabahı kendiliğimizden bir kez daha deneriz.`, { day: dayWords(dayOf(next)) })]),
    subscription.card === null
      ? fill(msg`{amount} ödenmedi. {day} gününe kadar hesabından ödeyebilir ya da bu kutudan vazgeçebilirsin.`, {
          amount,
          day,
        })
      : fill(
          msg`{amount} çekilmedi. {day} gününe kadar hesabından ödeyebilir, başka bir kart seçebilir ya da bu kutudan vazgeçebilirsin.`,
          { amount, day },
        ),
  ];
}

function bodyOf(kind: RenewalMail, facts: MailFacts): MailBlock[] {
  const { loaded, after, subscription, cycle } = facts;
  const after1 = after.subscriptions.find(({ id }) => id === subscription.id);
  switch (kind) {
    case 'announce':
      return announced(facts);
    case 'dearer':
      return dearerWords(loaded, { after, subscriptionId: subscription.id, cycle });
    case 'warnCard':
      return cardEnds(facts);
    case 'replan':
      return [
        msg`Kutundan zamanında haber veremedik; bu yüzden günü değişti. Şimdiye kadar bunun için para çekilmedi.`,
        ...announced(facts),
      ];
    case 'resume':
      return [msg`Aboneliğine verdiğin ara bitiyor.`, ...announced(facts)];
    case 'postpone': {
      const moved = after1?.cycles.find((one) => one.cycle === cycle.cycle);
      const day = dayWords(moved?.orderDay ?? cycle.orderDay);
      return [
        fill(
          subscription.card === null
            ? msg`Kutun gecikti; onu {day} günü hazırlayacağız. Şimdiye kadar para alınmadı: tutarını o gün hesabından sen ödersin.`
            : msg`Bankaya ulaşamadık; kutunu {day} günü hazırlayacağız. Şimdiye kadar para çekilmedi, o gün çekilecek.`,
          { day },
        ),
      ];
    }
    case 'waits':
      return [
        msg`Kutundaki bir ürün tükendi. Gelir gelmez hazırlıyoruz; beş iş günü içinde gelmezse bu kutuyu iptal edip sana yazarız. Şu ana kadar para çekilmedi.`,
      ];
    case 'refused':
      return [
        msg`Kutundaki bir ürün kalmadığı için bu kutuyu gönderemiyoruz. Para çekilmedi. Aboneliğin bir sonraki kutuyla sürüyor.`,
      ];
    case 'askPause':
      return [
        msg`Aboneliğin uzun süredir duraklatılmış: kutu gelmiyor, para çekilmiyor. Sürdürmek ya da bitirmek istersen hesabından yaparsın. Bir yılın sonunda kendiliğinden sona erer.`,
      ];
    case 'endPause':
      return [msg`Aboneliğin bir yıldır duraklatılmıştı; bugün sona erdi. Para çekilmedi, çekilmeyecek.`];
    case 'failed':
      return [
        cycle.due?.class === 'noCard' ? msg`Kutun ödemeni bekliyor.` : msg`Kutunun ödemesini alamadık.`,
        ...stillOwed(facts),
      ];
    case 'reminder':
      return [msg`Kutun hâlâ ödemeni bekliyor.`, ...stillOwed(facts)];
    case 'lastDay':
      return [msg`Kutun için yarın son gün.`, ...stillOwed(facts)];
    case 'ended':
      return [
        msg`Ödeme gelmediği için bu kutuyu iptal ettik. Para çekilmedi, çekilmeyecek; kullandığın bakiye geri döndü.`,
        after1?.status === 'PAUSED'
          ? subscription.card === null
            ? msg`Aboneliğini duraklattık: dilediğin gün hesabından sürdürürsün.`
            : msg`Aboneliğini duraklattık: geçerli bir kartla dilediğin gün sürdürürsün.`
          : msg`Aboneliğin bir sonraki kutuyla sürüyor.`,
      ];
    default:
      return kind satisfies never;
  }
}

const asksToPay: ReadonlySet<RenewalMail> = new Set(['failed', 'reminder', 'lastDay']);

/** The mail of a step, in the language of the subscription. */
export function stepMail(kind: RenewalMail, facts: MailFacts): MailDraft {
  const { loaded, subscription, config, link } = facts;
  const { language } = loaded.rows.get(subscription.id)!.subscription;
  const subject = subjects[kind];
  return composeMail({
    kind: `renewal.${kind}`,
    recipient: loaded.account.email,
    language,
    subject: { tr: `${brand}: ${subject.tr}`, en: `${brand}: ${subject.en}` },
    blocks: [
      greeting(loaded.account.firstName),
      ...bodyOf(kind, facts),
      ...(link ? mailedLinkBlocks(link, { language, config }) : []),
      kind === 'warnCard'
        ? {
            button: msg`Başka bir kart seç`,
            href: config.publicUrl + pathIn(language, `/account/subscription/${subscription.id}`),
          }
        : {
            button: msg`Hesabıma git`,
            href: config.publicUrl + pathIn(language, asksToPay.has(kind) ? DUE_PAYMENT_PLACE : '/account'),
          },
    ],
  });
}

/** A delivery was paid for: what was charged, and what comes after it. */
export function paidMail(about: {
  loaded: LoadedPlan;
  after: AccountPlan;
  payload: Pick<DeliveryPayload, 'subscriptionId' | 'orderId' | 'chargedKurus'>;
  now: Date;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { loaded, after, payload, now, config } = about;
  const { language } = loaded.rows.get(payload.subscriptionId)!.subscription;
  const amount = lira(kurus(payload.chargedKurus));
  const next = nextDelivery(after, payload.subscriptionId, now);
  const day = dayWords(dayOf(now.getTime()));
  return composeMail({
    kind: 'renewal.paid',
    recipient: loaded.account.email,
    language,
    subject: fill(msg`{brand}: kutunu hazırlıyoruz`, { brand }),
    blocks: [
      greeting(loaded.account.firstName),
      payload.chargedKurus > 0
        ? fill(msg`Kutunu hazırlıyoruz. {day} günü kartından {amount} çekildi.`, { day, amount })
        : msg`Kutunu hazırlıyoruz. Tamamı bakiyenden ödendi, kartından para çekilmedi.`,
      ...(next ? comingWords(after, next, now) : []),
      { button: msg`Siparişime git`, href: config.publicUrl + pathIn(language, `/account/orders/${payload.orderId}`) },
    ],
  });
}

/** A capture for a cancelled delivery, or one that came too late, was refunded. */
export function returnedMail(about: {
  account: Pick<Account, 'email' | 'firstName'>;
  language: 'tr' | 'en';
  amountKurus: number;
  balanceKurus: number;
}): MailDraft {
  const { account, language, amountKurus, balanceKurus } = about;
  const amount = lira(kurus(amountKurus));
  const balance = lira(kurus(balanceKurus));
  return composeMail({
    kind: 'renewal.returned',
    recipient: account.email,
    language,
    subject: fill(msg`{brand}: ödemen iade edildi`, { brand }),
    blocks: [
      greeting(account.firstName),
      fill(msg`Bankan {amount} tutarını, göndermeyeceğimiz bir kutu için çekti; tamamını iade ettik.`, { amount }),
      balanceKurus > 0
        ? fill(msg`Kartının kabul etmediği {balance} hesap bakiyende.`, { balance })
        : msg`Ekstrene birkaç gün içinde yansır.`,
    ],
  });
}
