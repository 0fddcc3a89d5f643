import type { FlowCopy } from '../kit/testing.ts';
import type { subscriptionMachine } from './subscription.machine.ts';

export const subscriptionCopy: FlowCopy<typeof subscriptionMachine> = {
  inputs: {
    opened: { tr: 'Abonelik sayfası açıldı', en: 'The page of a subscription opens' },
    atHome: { tr: 'Hesap sayfası açıldı', en: 'The account opens' },
  },
  states: {
    reading: {
      name: { tr: 'Okunuyor', en: 'Reading' },
      says: { tr: 'Abonelik ve önündeki kutular okunuyor.', en: 'The subscription and its next boxes are read.' },
      calls: 'getSubscription',
    },
    unreadable: {
      name: { tr: 'Okunamadı', en: 'Could not be read' },
      says: {
        tr: 'Abonelik okunamadı, olduğu gibi duruyor; yeniden denenebilir.',
        en: 'The subscription could not be read. It is unchanged, and can be read again.',
      },
    },
    shown: {
      name: { tr: 'Görülüyor', en: 'Shown' },
      says: {
        tr: 'Müşteri hangi kutunun ne zaman geleceğini ve neyi değiştirebileceğini görüyor.',
        en: 'The customer sees which box comes when, and what can be changed.',
      },
    },
    choosing: {
      name: { tr: 'Seçiliyor', en: 'Choosing' },
      says: {
        tr: 'Müşteri ne istediğini seçiyor; hiçbir şey değişmedi.',
        en: 'The customer chooses; nothing has changed.',
      },
    },
    previewing: {
      name: { tr: 'Hesaplanıyor', en: 'Working it out' },
      says: {
        tr: 'Seçilenin kutuları nasıl değiştireceği hesaplanıyor.',
        en: 'The shop works out what the choice would change.',
      },
      calls: 'previewSubscriptionAct',
    },
    previewed: {
      name: { tr: 'Öncesi ve sonrası', en: 'Before and after' },
      says: {
        tr: 'Müşteri kutuların şimdiki ve sonraki halini yan yana görüyor; hiçbir şey değişmedi.',
        en: 'The customer sees the boxes before and after; nothing has changed.',
      },
    },
    refused: {
      name: { tr: 'Yapılamadı', en: 'Not done' },
      says: {
        tr: 'İstenen yapılamadı, nedeni söyleniyor; abonelik olduğu gibi duruyor.',
        en: 'It was not done, and the reason is said; the subscription is unchanged.',
      },
    },
    performing: {
      name: { tr: 'Yapılıyor', en: 'Doing it' },
      says: { tr: 'İstenen yapılıyor.', en: 'The shop does what was asked.' },
    },
    undoing: {
      name: { tr: 'Geri alınıyor', en: 'Undoing it' },
      says: { tr: 'Son yapılan geri alınıyor.', en: 'What was done last is undone.' },
      calls: 'undoSubscriptionAct',
    },
    left: {
      name: { tr: 'Hesaba dönüldü', en: 'Back to the account' },
      says: {
        tr: 'Abonelik bu hesabın değil ya da son siparişi okunamadı; müşteri hesabına yönlendirildi.',
        en: 'The subscription is not this account’s, or its newest order cannot be read; the customer is led to the account.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca kaldığı yerden sürer.',
        en: 'The session has ended; after signing in it goes on where it stopped.',
      },
    },
  },
  events: {
    'dialog.open': { tr: 'Müşteri bir işlem açtı', en: 'The customer opens a dialog' },
    'dialog.close': { tr: 'Müşteri vazgeçti', en: 'The customer closes it' },
    'action.choose': { tr: 'Müşteri seçti', en: 'The customer chooses' },
    'action.write': { tr: 'Müşteri bir söz yazdı', en: 'The customer writes a word beside it' },
    'action.confirm': { tr: 'Müşteri onayladı', en: 'The customer confirms' },
    'action.do': { tr: 'Müşteri hemen istedi', en: 'The customer asks at once' },
    'action.undo': { tr: 'Müşteri geri aldı', en: 'The customer undoes it' },
    'view.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'read.done': { tr: 'Abonelik geldi', en: 'The subscription came' },
    'read.failed': { tr: 'Abonelik gelmedi', en: 'The subscription did not come' },
    'read.done.running': { tr: 'Sürüyor', en: 'It runs' },
    'read.done.skipped': { tr: 'Bir kutu atlanmış', en: 'A box is skipped' },
    'read.done.sent': { tr: 'Bir kutu başka adrese, hediye', en: 'A box goes elsewhere, as a gift' },
    'read.done.ended': { tr: 'Bitmiş', en: 'It has ended' },
    'read.done.lost': { tr: 'Son siparişi okunamadı', en: 'Its newest order cannot be read' },
    'preview.done': { tr: 'Hesaplandı', en: 'It is worked out' },
    'preview.failed': { tr: 'Hesaplanamadı', en: 'It could not be worked out' },
    'preview.done.moved': { tr: 'Kutular kayıyor', en: 'Boxes move' },
    'preview.done.elsewhere': { tr: 'Bir kutu başka adrese', en: 'A box goes elsewhere' },
    'preview.failed.tooLate': { tr: 'Kutu hazırlanmaya başladı', en: 'The box is being prepared' },
    'perform.done': { tr: 'Yapıldı', en: 'It was done' },
    'perform.failed': { tr: 'Yapılmadı', en: 'It was not done' },
    'perform.done.skipped': { tr: 'Yapıldı', en: 'It was done' },
    'perform.done.sent': { tr: 'Kutu başka adrese gidecek', en: 'The box will go elsewhere' },
    'perform.failed.tooLate': { tr: 'Kutu hazırlanmaya başladı', en: 'The box is being prepared' },
    'undo.done': { tr: 'Geri alındı', en: 'It was undone' },
    'undo.failed': { tr: 'Geri alınmadı', en: 'It was not undone' },
    'undo.done.running': { tr: 'Geri alındı', en: 'It was undone' },
    'undo.failed.tooLate': { tr: 'Artık geri alınamıyor', en: 'It is too late to undo it' },
  },
  guards: {
    isInvalid: { tr: 'nedenin açıklaması eksikse', en: 'the reason lacks its words' },
    isNameless: { tr: 'ad eksik ya da uzunsa', en: 'the name is missing or too long' },
    isOffered: { tr: 'abonelik buna uygunsa', en: 'the subscription allows it' },
    isUndoable: { tr: 'geri alınabiliyorsa', en: 'it can be undone' },
    isLeftOpen: { tr: 'yarım kalan bir seçim varsa', en: 'a choice was left open' },
    isPlainLeft: { tr: 'önizlemesiz bir seçim yarım kaldıysa', en: 'a choice without a preview was left open' },
    isOpen: { tr: 'bir işlem açıksa', en: 'a dialog is open' },
    isLost: { tr: 'son sipariş okunamadıysa', en: 'the newest order cannot be read' },
    isGone: { tr: 'bu hesabın değilse', en: 'it is not this account’s' },
    isUnclear: { tr: 'yapılıp yapılmadığı belli değilse', en: 'it is not known whether it was done' },
  },
};
