import { paymentCopy } from '../families/testing.ts';
import type { FlowCopy } from '../kit/testing.ts';
import type { orderNowMachine } from './order-now.machine.ts';

const family = paymentCopy({ find: 'findOpenAttempt', request: 'orderImmediately' });

export const orderNowCopy: FlowCopy<typeof orderNowMachine> = {
  ...family,
  states: {
    ...family.states,
    idle: {
      name: { tr: 'Kutu sırasını bekliyor', en: 'The box waits for its day' },
      says: {
        tr: 'Kutu gününde gelir; istenirse bugün yola çıkar.',
        en: 'The box comes on its day, or today if wanted.',
      },
    },
    previewing: {
      name: { tr: 'Hesaplanıyor', en: 'Working it out' },
      says: {
        tr: 'Bugün yola çıkarsa nelerin kayacağı ve ne çekileceği hesaplanıyor.',
        en: 'The shop works out what moves and what is charged if it leaves today.',
      },
      calls: 'previewSubscriptionAct',
    },
    offered: {
      name: { tr: 'Öncesi ve sonrası', en: 'Before and after' },
      says: {
        tr: 'Müşteri kutuların öncesini, sonrasını ve bugün çekilecek tutarı görüyor; para çekilmedi.',
        en: 'The customer sees the boxes before and after, and what is charged today; nothing is charged yet.',
      },
    },
    refused: {
      name: { tr: 'Gönderilemiyor', en: 'It cannot be sent' },
      says: {
        tr: 'Bugün gönderilemiyor, nedeni söyleniyor; para çekilmedi, plan aynı.',
        en: 'It cannot leave today, and the reason is said; nothing is charged, the plan is as it was.',
      },
    },
    declined: {
      name: { tr: 'Ödeme geçmedi', en: 'Not paid' },
      says: {
        tr: 'Ödeme geçmedi, nedeni söyleniyor; kutu eski gününde gelir.',
        en: 'It was not paid, and the reason is said; the box comes on its day as before.',
      },
    },
    paid: {
      name: { tr: 'Ödendi, hazırlanıyor', en: 'Paid, being packed' },
      says: { tr: 'Ödendi; kutu bugün hazırlanıyor.', en: 'It is paid, and the box is packed today.' },
    },
  },
  events: {
    ...family.events,
    'now.open': { tr: 'Müşteri hemen istedi', en: 'The customer wants it now' },
    'now.confirm': { tr: 'Müşteri onayladı', en: 'The customer confirms' },
    'now.close': { tr: 'Müşteri kapattı', en: 'The customer closes it' },
  },
  answers: {
    ...family.answers,
    'preview.done': { tr: 'Hesaplandı', en: 'It is worked out' },
    'preview.done.moved': { tr: 'Kutular öne geliyor', en: 'The boxes move forward' },
    'preview.failed': { tr: 'Hesaplanamadı', en: 'It could not be worked out' },
    'preview.failed.inPreparation': { tr: 'Kutu zaten hazırlanıyor', en: 'The box is being prepared already' },
    'request.failed.holderWanted': { tr: 'Banka kart sahibini istiyor', en: 'The bank wants the card’s holder' },
  },
  guards: {
    ...family.guards,
    'isCode: MISCALCULATION': { tr: 'tutar değiştiyse', en: 'the amount has changed' },
    isHolderWanted: {
      tr: 'banka kart sahibini ilk kez istiyorsa',
      en: 'the bank wants the holder, for the first time',
    },
  },
};
