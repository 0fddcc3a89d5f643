import type { FlowCopy } from '../kit/testing.ts';
import type { editSubscriptionMachine } from './edit-subscription.machine.ts';

export const editSubscriptionCopy: FlowCopy<typeof editSubscriptionMachine> = {
  inputs: {
    opened: { tr: 'Düzenleme sayfası açıldı', en: 'The page for editing opens' },
    left: { tr: 'Müşteri yarım bıraktığına döndü', en: 'The customer comes back to what was left' },
    offered: {
      tr: 'Müşteri sepetindekileri bu kutuya koymak istedi',
      en: 'The customer wants what is in the cart in this box instead',
    },
    offeredAgain: {
      tr: 'Müşteri sepetindekilerin bir kısmını koymuştu, yeniden istedi',
      en: 'Some of the cart was put in before, and the customer asks for it again',
    },
    looked: {
      tr: 'Müşteri sepetinden koyduğu yarım taslağa döndü',
      en: 'The customer comes back to a draft that has something of the cart',
    },
    paidElsewhere: {
      tr: 'Müşteri yarım taslağa döndü, sepetten koyduğu bu arada sepetten çıkmış',
      en: 'The customer comes back to a draft, and what it has of the cart has left the cart meanwhile',
    },
    savedUnacknowledged: {
      tr: 'Sayfa, kaydedildiğini duymadan yenilendi',
      en: 'The page was loaded again before the answer that the change was saved',
    },
    overtaken: {
      tr: 'Müşteri yarım bıraktığına döndü, abonelik bu arada değişmiş',
      en: 'The customer comes back to what was left, and the subscription has changed meanwhile',
    },
  },
  states: {
    reading: {
      name: { tr: 'Okunuyor', en: 'Reading' },
      says: {
        tr: 'Abonelik ve kutuya konabilecekler okunuyor.',
        en: 'The subscription and what can be put in are read.',
      },
      calls: 'getSubscription',
    },
    unreadable: {
      name: { tr: 'Okunamadı', en: 'Could not be read' },
      says: {
        tr: 'Abonelik okunamadı, olduğu gibi duruyor; yeniden denenebilir.',
        en: 'The subscription could not be read. It is unchanged, and can be read again.',
      },
    },
    editing: {
      name: { tr: 'Düzenleniyor', en: 'Editing' },
      says: {
        tr: 'Müşteri kutusunu düzenliyor; hiçbir şey değişmedi.',
        en: 'The customer edits; nothing has changed.',
      },
    },
    'editing.judging': {
      name: { tr: 'Ne değişti?', en: 'What has changed?' },
      says: { tr: 'Taslak, olanla karşılaştırılıyor.', en: 'The draft is compared with what is stored.' },
    },
    'editing.unchanged': {
      name: { tr: 'Değişiklik yok', en: 'Nothing changed' },
      says: { tr: 'Taslak, olanla aynı.', en: 'The draft is what is stored.' },
    },
    'editing.incomplete': {
      name: { tr: 'Eksik', en: 'Not complete' },
      says: {
        tr: 'Kutu boş ya da değişen kutuda artık satılmayan bir şey var; kaydedilemez.',
        en: 'The box is empty, or changes and holds something that is no longer sold; it cannot be saved.',
      },
    },
    'editing.waiting': {
      name: { tr: 'Bekleniyor', en: 'Waiting' },
      says: { tr: 'Müşteri belki bir şey daha değiştirecek.', en: 'The customer may change something else.' },
    },
    'editing.pricing': {
      name: { tr: 'Hesaplanıyor', en: 'Working out the price' },
      says: { tr: 'Kutuların ne tutacağı hesaplanıyor.', en: 'The shop works out what the boxes would cost.' },
      calls: 'previewSubscriptionAct',
    },
    'editing.priceless': {
      name: { tr: 'Fiyat yok', en: 'No price' },
      says: {
        tr: 'Bu haliyle olmuyor ya da fiyatı öğrenilemedi; nedeni söyleniyor.',
        en: 'It cannot be had like this, or its price is not known; the reason is said.',
      },
    },
    'editing.priced': {
      name: { tr: 'Fiyatı belli', en: 'Priced' },
      says: {
        tr: 'Müşteri sıradaki kutuların ne tutacağını görüyor ve kaydedebilir.',
        en: 'The customer sees what the next boxes cost, and can save.',
      },
    },
    saving: {
      name: { tr: 'Kaydediliyor', en: 'Saving' },
      says: { tr: 'Değişiklik kaydediliyor; şimdi para çekilmez.', en: 'The change is saved; nothing is charged now.' },
      calls: 'editSubscription',
    },
    reloading: {
      name: { tr: 'Yeniden okunuyor', en: 'Reading again' },
      says: {
        tr: 'Taslak dururken aboneliğin şimdiki hali okunuyor.',
        en: 'The draft is kept while the subscription is read again.',
      },
      calls: 'getSubscription',
    },
    stuck: {
      name: { tr: 'Taslak duruyor', en: 'The draft is kept' },
      says: {
        tr: 'Aboneliğin şimdiki hali öğrenilemedi; taslak duruyor.',
        en: 'The status of the subscription is not known; the draft is kept.',
      },
    },
    conflicted: {
      name: { tr: 'Başka yerde değişmiş', en: 'Changed elsewhere' },
      says: {
        tr: 'Abonelik başka yerde değişmiş; müşteri taslağını tutar ya da yeni hali alır.',
        en: 'The subscription was changed elsewhere; the customer keeps the draft or takes what is stored.',
      },
    },
    'editing.saved': {
      name: { tr: 'Kaydedildi', en: 'Saved' },
      says: {
        tr: 'Değişiklik kaydedildi; sepetten konanlar sepetten çıktı.',
        en: 'The change is saved; what was put in of the cart has left it.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: { tr: 'Oturum bitti; taslak duruyor.', en: 'The session has ended; the draft is kept.' },
    },
    left: {
      name: { tr: 'Hesaba dönüldü', en: 'Back to the account' },
      says: {
        tr: 'Abonelik bu hesabın değil; müşteri hesabına yönlendirildi.',
        en: 'The subscription is not this account’s; the customer is led to the account.',
      },
    },
  },
  events: {
    'line.add': { tr: 'Müşteri ekledi', en: 'The customer adds something' },
    'line.replace': { tr: 'Müşteri birini başkasıyla değiştirdi', en: 'The customer takes another one instead' },
    'line.remove': { tr: 'Müşteri çıkardı', en: 'The customer takes something out' },
    'quantity.change': { tr: 'Müşteri adedi değiştirdi', en: 'The customer changes how many' },
    'interval.choose': { tr: 'Müşteri sıklığı seçti', en: 'The customer chooses how often' },
    'card.choose': { tr: 'Müşteri kart seçti', en: 'The customer chooses a card' },
    'scope.choose': { tr: 'Müşteri hangi kutular olduğunu seçti', en: 'The customer chooses which boxes' },
    'edit.save': { tr: 'Müşteri kaydetti', en: 'The customer saves' },
    'edit.discard': { tr: 'Müşteri taslağı bıraktı', en: 'The customer discards the draft' },
    'edit.keep': { tr: 'Müşteri taslağını tuttu', en: 'The customer keeps the draft' },
    'price.retry': { tr: 'Fiyat yeniden istendi', en: 'The price is asked for again' },
    'view.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'read.done': { tr: 'Abonelik geldi', en: 'The subscription came' },
    'read.failed': { tr: 'Abonelik gelmedi', en: 'The subscription did not come' },
    'read.done.whole': { tr: 'Hepsi satılıyor', en: 'All of it is sold' },
    'read.done.unsold': { tr: 'Biri artık satılmıyor', en: 'Something is no longer sold' },
    'reread.done': { tr: 'Abonelik geldi', en: 'The subscription came' },
    'reread.failed': { tr: 'Abonelik gelmedi', en: 'The subscription did not come' },
    'reread.done.whole': { tr: 'Olduğu gibi', en: 'As it was' },
    'reread.done.other': { tr: 'Başka bir yerde değişmiş', en: 'It was changed elsewhere' },
    'reread.done.savedWithOffer': {
      tr: 'Sepetten konanlarla kaydedilmiş',
      en: 'It was saved with what was put in of the cart',
    },
    'reread.done.saved': { tr: 'Kaydedilmiş', en: 'It was saved' },
    'price.done': { tr: 'Fiyat geldi', en: 'The price came' },
    'price.failed': { tr: 'Fiyat gelmedi', en: 'No price came' },
    'price.done.priced': { tr: 'Fiyat geldi', en: 'The price came' },
    'price.failed.tooLate': { tr: 'Kutu hazırlanmaya başladı', en: 'The box is being prepared' },
    'save.done': { tr: 'Kaydedildi', en: 'It was saved' },
    'save.failed': { tr: 'Kaydedilmedi', en: 'It was not saved' },
    'save.done.savedWithOffer': {
      tr: 'Sepetten konanlarla kaydedildi',
      en: 'It was saved with what was put in of the cart',
    },
    'save.done.saved': { tr: 'Kaydedildi', en: 'It was saved' },
    'save.failed.tooLate': { tr: 'Kutu hazırlanmaya başladı', en: 'The box is being prepared' },
    'save.failed.miscalculated': { tr: 'Fiyat değişmiş', en: 'The price has changed' },
  },
  guards: {
    isKeptOver: { tr: 'yarım kalan taslak eski bir hale aitse', en: 'the draft that was left is of an older state' },
    isKeptSaved: {
      tr: 'sepetten konanlar bu arada kaydedildiyse',
      en: 'what was put in of the cart has been saved meanwhile',
    },
    isUnread: { tr: 'hiç okunmadıysa', en: 'it was never read' },
    isUnchanged: { tr: 'hiçbir şey değişmediyse', en: 'nothing has changed' },
    isIncomplete: { tr: 'kutu eksikse', en: 'the box is not complete' },
    isDone: { tr: 'istenen zaten öyleyse', en: 'it is already as asked' },
    isOther: { tr: 'bu arada değiştiyse', en: 'it has changed meanwhile' },
    isGone: { tr: 'bu hesabın değilse', en: 'it is not this account’s' },
  },
  delays: { typingPause: { tr: 'yarım saniye geçti', en: 'half a second passes' } },
};
