import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { lastDayBefore } from '../../../../domain/calendar/index.ts';
import { type Localized, pathIn } from '../../../../domain/locale/index.ts';
import {
  type AccountPlan,
  type PlannedDelivery,
  type PlannedSubscription,
  projectDeliveries,
  type SubscriptionAction,
} from '../../../../domain/subscription/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import {
  dayWords,
  deliveryWords,
  hasOpenAttempt,
  lira,
  type LoadedPlan,
  type StoredSubscription,
} from '../plan/index.ts';

const brand = BRAND_NAME;

/** The next delivery of a subscription that is neither skipped nor being charged. */
export function nextDelivery(plan: AccountPlan, id: string, now: Date): PlannedDelivery | undefined {
  const coming = projectDeliveries(plan, { now: now.getTime(), count: 2 });
  return coming.find(
    ({ subscriptionId, state }) => subscriptionId === id && (state === 'planned' || state === 'locked'),
  );
}

/** Mail text on a coming delivery: dates, price and last day for changes, or why it cannot be sent. */
export function comingWords(plan: AccountPlan, delivery: PlannedDelivery, now: Date): Localized[] {
  const { subscriptionId, orderDay, window, price, changeUntil, why } = delivery;
  const hasCard = plan.subscriptions.some(({ id, card }) => id === subscriptionId && card !== null);
  const day = dayWords(orderDay);
  const name = deliveryWords(window);
  const [amount, balance] = [lira(price.chargedAmount), lira(price.balanceAmount)];
  const lastDay = dayWords(lastDayBefore(changeUntil));
  if (why.includes('itemGone'))
    return [
      fill(
        msg`{name} kutundaki bir ürün artık satılmıyor. {lastDay} gününün sonuna kadar kutunu düzenlersen hazırlarız. Düzenlemezsen bu kutu gelmez, para çekilmez.`,
        { name, lastDay },
      ),
    ];
  const isYours = !hasCard && price.chargedAmount > 0;
  return [
    fill(msg`Sonraki kutun {name} kapında olur.`, { name }),
    isYours
      ? fill(
          msg`{day} günü hazırlanır. Kayıtlı kartın yok: o gün {amount} tutarını hesabından sen ödersin, sonra yola çıkar.`,
          { day, amount },
        )
      : !hasCard
        ? fill(msg`{day} günü hazırlanır: tutarının tamamı, {balance}, bakiyenden düşer.`, {
            day,
            balance,
          })
        : price.balanceAmount > 0
          ? fill(msg`{day} günü hazırlanır: kartından {amount} çekilir, {balance} bakiyenden düşer.`, {
              day,
              amount,
              balance,
            })
          : fill(msg`{day} günü hazırlanır; o gün kartından {amount} çekilir.`, { day, amount }),
    ...(changeUntil > now.getTime()
      ? [
          fill(
            msg`{lastDay} gününün sonuna kadar içini ve gününü değiştirebilirsin. Atlamak için parası çekilene kadar vaktin var.`,
            { lastDay },
          ),
        ]
      : []),
  ];
}

const titles: Partial<Record<SubscriptionAction['kind'], Localized>> = {
  skip: msg`Bu kutuyu atladık, bunun için para çekilmeyecek.`,
  skipTo: msg`O güne kadarki kutuları atladık, bunlar için para çekilmeyecek.`,
  unskip: msg`Atladığın kutu yeniden yolda.`,
  changeDate: msg`Kutunun gününü değiştirdik.`,
  sendTo: msg`Yalnız sıradaki kutunun adresini değiştirdik. Aboneliğinin adresi aynı kaldı.`,
  edit: msg`Aboneliğini değiştirdik. Şimdi para çekilmedi.`,
  pause: msg`Aboneliğini duraklattık. Duraklama bitene kadar kutu gelmez, para çekilmez.`,
  resume: msg`Aboneliğin yeniden başladı.`,
  cancel: msg`Aboneliğini bitirdik. Yeni kutu gelmeyecek, para çekilmeyecek.`,
  undo: msg`Son değişikliğini geri aldık.`,
};

const giftTitle = msg`Yalnız sıradaki kutun hediye olarak gider: içine fiyat koymayız. Aboneliğin aynı kaldı.`;

/** While the bank's answer is pending, or a payment is open, the mail must not say that nothing will be charged. */
const titlesWhileAsked: Partial<Record<SubscriptionAction['kind'], Localized>> = {
  pause: msg`Aboneliğini duraklattık. Duraklama bitene kadar yeni kutu gelmez.`,
  cancel: msg`Aboneliğini bitirdik. Yeni kutu gelmeyecek.`,
};

type About = {
  loaded: LoadedPlan;
  before: AccountPlan;
  after: AccountPlan;
  subscription: PlannedSubscription;
  stored: StoredSubscription;
  config: Pick<Config, 'publicUrl'>;
  now: Date;
};

/** The mail about an action: what was done, and what comes next. Null if none is sent for it. */
export function actionMail(action: SubscriptionAction, about: About): MailDraft | null {
  const { loaded, before, after, subscription, stored, config, now } = about;
  const cycles = before.subscriptions.find(({ id }) => id === subscription.id)?.cycles ?? [];
  const isRenewed = cycles.some(({ state }) => state === 'CHARGING');
  const isPaying = cycles.some(({ cycle }) => hasOpenAttempt(loaded, { subscriptionId: subscription.id, cycle }));
  const askedTitle = isRenewed || isPaying ? titlesWhileAsked[action.kind] : undefined;
  const isGift = action.kind === 'sendTo' && action.giftNote !== null;
  const title = isGift ? giftTitle : (askedTitle ?? titles[action.kind]);
  if (!title) return null;
  const { language } = stored;
  const next = nextDelivery(after, subscription.id, now);
  const until = subscription.pause?.until;
  const blocks: MailBlock[] = [
    greeting(loaded.account.firstName),
    title,
    ...(askedTitle
      ? [
          isRenewed
            ? msg`Bankaya sorduğumuz son ödemenin sonucu birazdan belli olur; çekilirse o kutu gönderilir ve dilersen iade edersin.`
            : msg`Başladığın ödemenin sonucu daha belli değil; çekilirse tamamını iade ederiz.`,
        ]
      : []),
    ...(next ? comingWords(after, next, now) : []),
    ...(subscription.pause && !next && !until ? [msg`Dilediğin gün hesabından sürdürürsün.`] : []),
    { button: msg`Hesabıma git`, href: config.publicUrl + pathIn(language, '/account') },
  ];
  return composeMail({
    kind: action.kind === 'cancel' ? 'subscriptionCancelled' : 'subscriptionChanged',
    recipient: loaded.account.email,
    language,
    subject:
      action.kind === 'cancel'
        ? fill(msg`{brand}: aboneliğin bitti`, { brand })
        : fill(msg`{brand}: aboneliğinde değişiklik`, { brand }),
    blocks,
  });
}
