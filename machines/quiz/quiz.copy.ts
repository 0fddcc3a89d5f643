import type { FlowCopy } from '../kit/testing.ts';
import type { quizMachine } from './quiz.machine.ts';

export const quizCopy: FlowCopy<typeof quizMachine> = {
  inputs: {
    opened: { tr: 'Test açıldı', en: 'The quiz is opened' },
    reloaded: { tr: 'Dördüncü soruda sayfa yenilendi', en: 'Reloaded at the fourth question' },
    shownBefore: { tr: 'Sonuç ekranında yenilendi', en: 'Reloaded at the result' },
  },
  states: {
    opening: {
      name: { tr: 'Açılıyor', en: 'Opening' },
      says: { tr: 'Hangi soruda kalındığına bakılır.', en: 'The question to go on with is looked up.' },
    },
    welcome: {
      name: { tr: 'Karşılama', en: 'Welcome' },
      says: { tr: 'Testin ne olduğu anlatılıyor; soru yok.', en: 'What the quiz is; no question yet.' },
    },
    'welcome.looking': {
      name: { tr: 'Taslağa bakılıyor', en: 'Looking for a draft' },
      says: { tr: 'Bu cihazda taslak var mı, bakılıyor.', en: 'Is there a draft on this device?' },
    },
    'welcome.ready': {
      name: { tr: 'Başlamaya hazır', en: 'Ready to begin' },
      says: {
        tr: 'Başlanabilir; taslak varsa sürdürülebilir ya da silinebilir.',
        en: 'The quiz can begin; a draft can be resumed or deleted.',
      },
    },
    asking: {
      name: { tr: 'Sorular', en: 'Questions' },
      says: {
        tr: 'Her ekranda bir soru; geri gidince cevaplar durur.',
        en: 'One question a screen; going back keeps the answers.',
      },
    },
    'asking.name': {
      name: { tr: 'Ad', en: 'Name' },
      says: { tr: 'Nasıl seslenelim?', en: 'What should we call you?' },
    },
    'asking.distance': {
      name: { tr: 'İki adet arası', en: 'Days between periods' },
      says: {
        tr: 'Kaç günde bir? Düzensiz ya da bilinmiyor da olabilir.',
        en: 'Every how many days? Irregular and unknown are answers too.',
      },
    },
    'asking.duration': {
      name: { tr: 'Süre', en: 'Duration' },
      says: { tr: 'Kaç gün sürüyor?', en: 'How many days does it last?' },
    },
    'asking.days': {
      name: { tr: 'Gün gün akış', en: 'Flow of each day' },
      says: { tr: 'Her günün akışı boyanıyor.', en: 'The flow of each day is painted.' },
    },
    'asking.products': {
      name: { tr: 'Kullandıkların', en: 'Products used now' },
      says: { tr: 'Şu an ne kullanılıyor?', en: 'What is used now?' },
    },
    'asking.usages': {
      name: { tr: 'Kaç tane', en: 'How many' },
      says: {
        tr: 'Hafif, ilk ve yoğun günde kaç tane? Boş bırakılabilir.',
        en: 'How many on a light, the first, a heavy day? Optional.',
      },
    },
    'asking.pantyliners': {
      name: { tr: 'Günlük ped', en: 'Pantyliners' },
      says: { tr: 'Günlük ped kullanılıyor mu?', en: 'Are pantyliners used?' },
    },
    'asking.delivery': {
      name: { tr: 'Sonuç nasıl görülsün', en: 'How to see the result' },
      says: {
        tr: 'Ya açık rızayla saklanır ya da saklanmadan gösterilir.',
        en: 'Stored with explicit consent, or shown without storing.',
      },
    },
    offering: {
      name: { tr: 'Taslak için rıza soruluyor', en: 'Consent for a draft' },
      says: {
        tr: 'Cevaplar bu cihazda 30 gün saklansın mı? Rıza olmadan saklanmaz.',
        en: 'May the answers stay on this device for 30 days? Not without consent.',
      },
    },
    keeping: {
      name: { tr: 'Taslak saklanıyor', en: 'Keeping the draft' },
      says: { tr: 'Cevaplar bu cihaza yazılıyor.', en: 'The answers are written to this device.' },
    },
    deleting: {
      name: { tr: 'Taslak siliniyor', en: 'Deleting the draft' },
      says: { tr: 'Bu cihazdaki taslak siliniyor.', en: 'The draft on this device is being deleted.' },
    },
    storing: {
      name: { tr: 'Cevaplar saklanıyor', en: 'Storing the answers' },
      says: { tr: 'Cevaplar açık rızayla gönderiliyor.', en: 'The answers are sent with explicit consent.' },
      calls: 'createQuiz',
    },
    shown: {
      name: { tr: 'Saklanmadan gösteriliyor', en: 'Shown without storing' },
      says: {
        tr: 'Öneri bu tarayıcıda hesaplandı; hiçbir şey gönderilmedi.',
        en: 'The recommendation was calculated in this browser; nothing was sent.',
      },
    },
    stored: {
      name: { tr: 'Saklandı', en: 'Stored' },
      says: { tr: 'Sonuç kendi sayfasında.', en: 'The result is on its own page.' },
    },
  },
  events: {
    'quiz.begin': { tr: 'Başla dendi', en: 'Begin was pressed' },
    'answers.change': { tr: 'Bir cevap verildi', en: 'An answer was given' },
    'step.next': { tr: 'Devam edildi', en: 'Continue was pressed' },
    'step.back': { tr: 'Geri gidildi', en: 'Back was pressed' },
    'draft.offer': { tr: 'Sonra devam etmek istendi', en: 'To be continued later' },
    'draft.keep': { tr: 'Saklansın dendi', en: 'Keeping was confirmed' },
    'draft.cancel': { tr: 'Saklamaktan vazgeçildi', en: 'Keeping was cancelled' },
    'draft.resume': { tr: 'Taslak sürdürüldü', en: 'The draft was resumed' },
    'draft.delete': { tr: 'Taslak silindi', en: 'The draft was deleted' },
    'result.show': { tr: 'Kaydetmeden göster dendi', en: 'Show without saving' },
    'quiz.store': { tr: 'Rızayla kaydedildi', en: 'Save with consent' },
    'answers.edit': { tr: 'Cevapları değiştirmek istendi', en: 'The answers are to be changed' },
    'answers.delete': { tr: 'Cevaplar silindi', en: 'The answers were deleted' },
  },
  answers: {
    'kept.done': { tr: 'Cihaza bakıldı', en: 'The device was read' },
    'kept.done.none': { tr: 'Taslak yok', en: 'There is no draft' },
    'kept.done.draft': { tr: 'Taslak var', en: 'There is a draft' },
    'kept.failed': { tr: 'Cihaz okunamadı', en: 'The device could not be read' },
    'kept.failed.denied': { tr: 'Tarayıcı saklamaya izin vermiyor', en: 'The browser denies storage' },
    'keep.done': { tr: 'Taslak saklandı', en: 'The draft is kept' },
    'keep.done.kept': { tr: 'Taslak saklandı', en: 'The draft is kept' },
    'keep.failed': { tr: 'Taslak saklanamadı', en: 'The draft could not be kept' },
    'keep.failed.denied': { tr: 'Tarayıcı saklamaya izin vermiyor', en: 'The browser denies storage' },
    'deletion.done': { tr: 'Taslak silindi', en: 'The draft is deleted' },
    'deletion.done.deleted': { tr: 'Taslak silindi', en: 'The draft is deleted' },
    'deletion.failed': { tr: 'Taslak silinemedi', en: 'The draft could not be deleted' },
    'deletion.failed.denied': { tr: 'Tarayıcı izin vermiyor', en: 'The browser denies storage' },
    'storing.done': { tr: 'Cevaplar saklandı', en: 'The answers are stored' },
    'storing.done.stored': { tr: 'Cevaplar saklandı', en: 'The answers are stored' },
    'storing.failed': { tr: 'Cevaplar saklanamadı', en: 'The answers were not stored' },
    'storing.failed.consent': { tr: 'Sunucu rıza istiyor', en: 'The server asks for consent' },
    'storing.failed.email': { tr: 'Sunucu e-postayı kabul etmedi', en: 'The server refuses the e-mail address' },
    'storing.failed.token': { tr: 'Bağlantı geçersiz', en: 'The link is not valid' },
  },
  guards: {
    'isAt: name': { tr: 'isimde kalındıysa', en: 'it was left at the name' },
    'isAt: distance': { tr: 'döngü uzunluğunda kalındıysa', en: 'it was left at the cycle length' },
    'isAt: duration': { tr: 'regli süresinde kalındıysa', en: 'it was left at the length of the period' },
    'isAt: days': { tr: 'günlerin akışında kalındıysa', en: 'it was left at the flow of each day' },
    'isAt: products': { tr: 'ürünlerde kalındıysa', en: 'it was left at the products' },
    'isAt: usages': { tr: 'kullanımda kalındıysa', en: 'it was left at the use of products' },
    'isAt: pantyliners': { tr: 'günlük pedlerde kalındıysa', en: 'it was left at the pantyliners' },
    'isAt: delivery': { tr: 'e-posta ve rızada kalındıysa', en: 'it was left at the e-mail and consent' },
    'isAt: result': { tr: 'sonuçta kalındıysa', en: 'it was left at the result' },
    isStepAnswered: { tr: 'soru cevaplandıysa', en: 'the question is answered' },
    hasKeptDraft: { tr: 'bu cihazda taslak varsa', en: 'there is a draft on this device' },
    hasConsent: { tr: 'açık rıza verildiyse', en: 'explicit consent is given' },
  },
};
