import type { FlowCopy, StateCopy } from '../kit/testing.ts';
import type { openPaymentMachine } from './open-payment.machine.ts';

const calls = 'findOpenAttempt';

/** Texts of an outcome that is shown, and of the look-up on the next page. */
const end = (path: string, { name, says }: Pick<StateCopy, 'name' | 'says'>): Record<string, StateCopy> => ({
  [path]: { name, says },
  [`${path}.displayed`]: {
    name: { tr: 'Söyleniyor', en: 'Shown' },
    says: { tr: 'Kapatılana ya da izlenene kadar duruyor.', en: 'It is shown until it is closed or followed.' },
  },
  [`${path}.asking`]: {
    name: { tr: 'Hâlâ söylenecek mi?', en: 'Still to be shown?' },
    says: {
      tr: 'Yeni sayfada soruluyor: başka bir yerde okunduysa kalkar.',
      en: 'Asked on the next page: if it was read elsewhere, it goes.',
    },
    calls,
  },
});

export const openPaymentCopy: FlowCopy<typeof openPaymentMachine> = {
  inputs: {
    clean: { tr: 'Tarayıcıda iz yok', en: 'The browser knows of none' },
    left: { tr: 'Tarayıcıda yarım kalmış bir ödemenin izi var', en: 'The browser knows that one may be open' },
  },
  states: {
    paused: {
      name: { tr: 'Susuyor', en: 'Silent' },
      says: {
        tr: 'Bu sayfa ödemeyi kendisi anlatıyor ya da kimin alışveriş yaptığı henüz belli değil.',
        en: 'This page shows the payment itself, or the shopper is not known yet.',
      },
    },
    deciding: {
      name: { tr: 'Kime, ne zaman?', en: 'Whom to show it?' },
      says: {
        tr: 'Giriş yapmış olan için sunucuya sorulur; ziyaretçi için tarayıcının izi yeter.',
        en: 'For a signed-in customer the server is asked; for a guest the hint has to do.',
      },
    },
    none: {
      name: { tr: 'Söylenecek bir şey yok', en: 'Nothing to show' },
      says: { tr: 'Yarım kalmış bir ödeme yok.', en: 'No payment was left unfinished.' },
    },
    'none.resting': {
      name: { tr: 'Az önce bakıldı', en: 'Checked just now' },
      says: { tr: 'On saniye geçmeden yeniden sorulmaz.', en: 'We don’t ask again within ten seconds.' },
    },
    'none.listening': {
      name: { tr: 'Sayfaya dönülmesini bekliyor', en: 'Until the page has the focus again' },
      says: {
        tr: 'Ödeme başka bir cihazda başlamış olabilir: sayfaya dönülünce yeniden sorulur.',
        en: 'A payment may have begun on another device: we ask again when the shopper comes back to the page.',
      },
    },
    left: {
      name: { tr: 'Burada bırakılmış', en: 'Left here' },
      says: {
        tr: 'Biri bu cihazdan yarım kalmış bir ödemeyle çıktı; sonucunu ancak giriş yapınca sorabiliriz.',
        en: 'This device was left with an unfinished payment; its status can be asked after signing in only.',
      },
    },
    asking: {
      name: { tr: 'Soruluyor', en: 'Asking' },
      says: {
        tr: 'Hesabın açık ya da görülmemiş bir ödemesi var mı, sunucuya soruluyor.',
        en: 'The server is asked whether the account has a payment that is open, or whose end is not acknowledged.',
      },
      calls,
    },
    lookupFailed: {
      name: { tr: 'Cevap yok', en: 'No answer' },
      says: {
        tr: 'Cevap gelmedi; hiçbir şey iddia edilmez, yeniden sorulur.',
        en: 'No answer came: nothing is claimed, and it is asked again.',
      },
    },
    awaiting: {
      name: { tr: 'Yolda olabilir', en: 'It may be on its way' },
      says: {
        tr: 'Bu tarayıcıdan bir sipariş gönderildi, sunucu henüz bilmiyor.',
        en: 'An order has left this browser, and the server does not know of it yet.',
      },
    },
    'awaiting.resting': {
      name: { tr: 'Az sonra sorulacak', en: 'Pausing' },
      says: { tr: 'On saniyede bir sorulur.', en: 'It is asked every ten seconds.' },
    },
    'awaiting.asking': {
      name: { tr: 'Soruluyor', en: 'Asking' },
      says: { tr: 'Sunucuya ulaştı mı, soruluyor.', en: 'Has it reached the server?' },
      calls,
    },
    open: {
      name: { tr: 'Yarım kalmış', en: 'Unfinished' },
      says: { tr: 'Sonucu belli olmayan bir ödeme var.', en: 'There is a payment whose end is not known.' },
    },
    'open.resting': {
      name: { tr: 'Söyleniyor', en: 'Shown' },
      says: { tr: 'On saniyede bir yeniden sorulur.', en: 'It is asked again every ten seconds.' },
    },
    'open.asking': {
      name: { tr: 'Bitti mi?', en: 'Is it over?' },
      says: { tr: 'Ödeme bitti mi, sunucuya soruluyor.', en: 'We’re asking the server whether the payment has ended.' },
      calls,
    },
    'open.following': {
      name: { tr: 'Nasıl bitti?', en: 'How did it end?' },
      says: {
        tr: 'Sonu başka bir yerde görüldü; burada da söylenmesi için sorulur.',
        en: 'Its end was read elsewhere: it is asked for, to be shown here too.',
      },
      calls: 'getAttemptStatus',
    },
    judging: {
      name: { tr: 'Ödemeye ne oldu?', en: 'What became of it?' },
      says: { tr: 'Sunucunun cevabı ne söyleneceğini belirler.', en: "The server's answer decides what is shown." },
    },
    ...end('paid', {
      name: { tr: 'Ödendi', en: 'Paid' },
      says: {
        tr: 'Ödeme alındı; bu tarayıcıda başladıysa ürünleri sepetten çıktı.',
        en: 'The payment was taken; if it began in this browser, its products have left the cart.',
      },
    }),
    ...end('notCharged', {
      name: { tr: 'Para çekilmedi', en: 'Not charged' },
      says: { tr: 'Ödeme tamamlanmadan bitti.', en: 'The payment ended without an order.' },
    }),
    ...end('refunded', {
      name: { tr: 'İade edildi', en: 'Refunded' },
      says: { tr: 'Çekilen tutar iade edildi.', en: 'The full amount was refunded.' },
    }),
    acknowledging: {
      name: { tr: 'Okundu', en: 'Read' },
      says: {
        tr: 'Sonucun okunduğu sunucuya bildiriliyor; duyulana kadar yinelenir.',
        en: 'The acknowledgement is sent to the server until it has received it.',
      },
    },
    'acknowledging.sending': {
      name: { tr: 'Bildiriliyor', en: 'Sending it to the server' },
      says: { tr: 'Başka cihazlarda da söylenmesin diye.', en: 'So that no other device shows it again.' },
      calls: 'acknowledgeAttempt',
    },
    'acknowledging.pausing': {
      name: { tr: 'Az sonra yeniden', en: 'Pausing' },
      says: { tr: 'Bir sonraki denemeden önce on saniye beklenir.', en: 'Ten seconds pass before the next try.' },
    },
  },
  events: {
    'shopper.known': { tr: 'Giriş yapmış bir müşteri', en: 'A customer is signed in' },
    'shopper.known#2': { tr: 'Başka bir hesap giriş yaptı', en: 'Another account signs in' },
    'shopper.known#3': { tr: 'Kimse giriş yapmamış', en: 'The shopper is not signed in' },
    'page.shown': { tr: 'Dükkânda bir sayfa açıldı', en: 'A page of the shop opens' },
    'page.shown#2': {
      tr: 'Ödemeyi kendisi anlatan bir sayfa açıldı',
      en: 'A page opens that shows the payment itself',
    },
    'page.shown#3': { tr: 'Ertesi gün bir sayfa açıldı', en: 'A page opens the next day' },
    'payment.look': { tr: 'Sayfaya geri dönüldü', en: 'The page has the focus again' },
    'hint.changed': { tr: 'Buradan bir sipariş gönderildi', en: 'An order leaves this browser' },
    'hint.changed#2': { tr: 'Ödeme sayfası para çekilmediğini öğrendi', en: 'The checkout learns: not charged' },
    'hint.changed#3': { tr: 'Ödeme sayfası izi sildi', en: 'The checkout drops the hint' },
    'payment.close': { tr: 'Alışverişçi kapattı', en: 'The shopper closes it' },
    'end.shown': { tr: 'Başka bir sayfa sonucu gösterdi', en: 'Another page has shown the end' },
  },
  answers: {
    'find.done': { tr: 'Sunucu söyledi', en: 'The server says' },
    'find.done.none': { tr: 'Söylenecek bir ödeme yok', en: 'There is none to show' },
    'find.done.cardCheck': { tr: 'Bir kart doğrulaması var', en: 'There is a card check' },
    'find.done.open': { tr: 'Açık bir ödeme var', en: 'A payment is open' },
    'find.done.paid': { tr: 'Ödenmiş', en: 'It was paid' },
    'find.done.another': { tr: 'Başka bir ödeme yapılmış', en: 'Another one was paid' },
    'find.done.declined': { tr: 'Para çekilmemiş', en: 'It was not charged' },
    'find.done.refunded': { tr: 'İade edilmiş', en: 'It was refunded' },
    'find.failed': { tr: 'Sorulamadı', en: 'It could not be asked' },
    'follow.done': { tr: 'Sunucu söyledi', en: 'The server says' },
    'follow.done.gone': { tr: 'Böyle bir ödeme yok', en: 'There is no such payment' },
    'follow.done.open': { tr: 'Hâlâ açık', en: 'It is still open' },
    'follow.done.paid': { tr: 'Ödenmiş', en: 'It was paid' },
    'follow.done.declined': { tr: 'Para çekilmemiş', en: 'It was not charged' },
    'follow.done.refunded': { tr: 'İade edilmiş', en: 'It was refunded' },
    'follow.failed': { tr: 'Sorulamadı', en: 'It could not be asked' },
    'acknowledge.done': { tr: 'Sunucu duydu', en: 'The server has received it' },
    'acknowledge.done.received': { tr: 'Sunucu duydu', en: 'The server has received it' },
    'acknowledge.failed': { tr: 'Sunucu duymadı', en: 'The server has not received it' },
  },
  guards: {
    isSilent: { tr: 'anlatacak yer ya da kişi yoksa', en: 'the page has no place for it, or the shopper is not known' },
    hasPageNotice: { tr: 'sayfada yeri varsa', en: 'the page has a place for it' },
    isGuest: { tr: 'kimse giriş yapmamışsa', en: 'the shopper is not signed in' },
    isLeft: { tr: 'ziyaretçi ve bir günden yeni bir iz varsa', en: 'for a guest, with a hint younger than a day' },
    isOnItsWay: { tr: 'bu hesabın siparişi yolda olabilirse', en: 'this account’s order may be on its way' },
    isSameShopper: { tr: 'aynı kişiyse', en: 'it is the same shopper' },
    isNothing: { tr: 'söylenecek ödeme yoksa', en: 'there is no payment to show' },
    isPaidHere: { tr: 'ödenmiş ve bu tarayıcıda başlamışsa', en: 'it is paid, and began in this browser' },
    'isOutcome: paid': { tr: 'ödenmişse', en: 'it was paid' },
    'isOutcome: refunded': { tr: 'iade edilmişse', en: 'it was refunded' },
    isOutcome: { tr: 'açıksa', en: 'it is open' },
    isHintSpent: { tr: 'iz hâlâ bu ödemeninse', en: 'the hint is still of this payment' },
    isGone: { tr: 'sunucuda yoksa', en: 'the server has none' },
  },
  delays: { leftLimit: { tr: 'Bir gün geçti', en: 'A day passes' } },
};
