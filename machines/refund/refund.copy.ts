import type { FlowCopy } from '../kit/testing.ts';
import type { refundMachine } from './refund.machine.ts';

export const refundCopy: FlowCopy<typeof refundMachine> = {
  inputs: {
    opened: { tr: 'İade sayfası açıldı', en: 'The page opens' },
    summary: { tr: 'Son iadenin özeti açıldı', en: 'The summary of the latest return opens' },
  },
  states: {
    reading: {
      name: { tr: 'Okunuyor', en: 'Reading' },
      says: {
        tr: 'Siparişten nelerin iade edilebileceği ve açık bir iade olup olmadığı soruluyor.',
        en: 'The shop asks what of the order can come back, and whether a return is open.',
      },
      calls: 'getRefundableLines',
    },
    unreadable: {
      name: { tr: 'Okunamadı', en: 'Not read' },
      says: { tr: 'Sipariş okunamadı; yeniden istenebilir.', en: 'The order did not come; it can be asked for again.' },
    },
    choosing: {
      name: { tr: 'Seçiliyor', en: 'Choosing' },
      says: {
        tr: 'Müşteri neyi, kaç tane ve neden geri göndereceğini seçiyor.',
        en: 'The customer chooses what goes back, how many of it, and why.',
      },
    },
    uploading: {
      name: { tr: 'Fotoğraf yükleniyor', en: 'Uploading a picture' },
      says: {
        tr: 'Fotoğraf gönderiliyor; ne kadarı gittiği görülüyor, durdurulabilir.',
        en: 'A picture leaves; the customer sees how much of it has left and can stop it.',
      },
      calls: 'addRefundPicture',
    },
    previewing: {
      name: { tr: 'Hesaplanıyor', en: 'Working it out' },
      says: {
        tr: 'Seçilenlerin ne kadar geri getireceği soruluyor.',
        en: 'The shop works out what the choice brings back.',
      },
      calls: 'previewRefund',
    },
    summarised: {
      name: { tr: 'Gözden geçiriliyor', en: 'Looking it over' },
      says: {
        tr: 'Müşteri ne kadarın kartına, ne kadarın bakiyesine döneceğini görüyor; henüz bir şey istenmedi.',
        en: 'The customer sees what goes to the card and what to the balance; nothing is asked for yet.',
      },
    },
    requesting: {
      name: { tr: 'İsteniyor', en: 'Asking' },
      says: { tr: 'İade talebi gönderiliyor.', en: 'The request is being sent.' },
      calls: 'requestRefund',
    },
    requested: {
      name: { tr: 'İade istendi', en: 'Return asked for' },
      says: {
        tr: 'Talep alındı; cevabı bekliyor. O zamana kadar geri alınabilir.',
        en: 'The request waits for its answer. Until then it can be taken back.',
      },
    },
    withdrawing: {
      name: { tr: 'Geri alınıyor', en: 'Taking it back' },
      says: { tr: 'İade talebi geri alınıyor.', en: 'The request is being taken back.' },
      calls: 'withdrawRefund',
    },
    answered: {
      name: { tr: 'Cevaplandı', en: 'Answered' },
      says: {
        tr: 'İade onaylandı ya da kabul edilmedi; paranın nerede olduğu görülüyor.',
        en: 'The return was approved or refused; the customer sees where the money is.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca seçilenler yerinde durur.',
        en: 'The session has ended; after signing in the choice is still there.',
      },
    },
  },
  events: {
    'line.add': { tr: 'Müşteri bir tane ekledi', en: 'The customer adds one' },
    'line.remove': { tr: 'Müşteri bir tane çıkardı', en: 'The customer takes one out' },
    'reason.choose': { tr: 'Müşteri nedenini seçti', en: 'The customer says why' },
    'unopened.set': {
      tr: 'Müşteri ambalajın açılıp açılmadığını söyledi',
      en: 'The customer says whether it was opened',
    },
    'note.change': { tr: 'Müşteri bir not yazdı', en: 'The customer writes a note' },
    'picture.add': { tr: 'Müşteri bir fotoğraf seçti', en: 'The customer chooses a picture' },
    'picture.remove': { tr: 'Müşteri bir fotoğrafı çıkardı', en: 'The customer takes a picture out' },
    'upload.progressed': { tr: 'Bir kısmı daha gitti', en: 'More of it has left' },
    'upload.cancel': { tr: 'Müşteri göndermeyi durdurdu', en: 'The customer stops it' },
    'refund.review': { tr: 'Müşteri özete geçti', en: 'The customer goes on to the summary' },
    'refund.edit': { tr: 'Müşteri seçimine döndü', en: 'The customer goes back to the choice' },
    'refund.submit': { tr: 'Müşteri iadeyi gönderdi', en: 'The customer sends the request' },
    'refund.withdraw': { tr: 'Müşteri iadeden vazgeçti', en: 'The customer takes the request back' },
    'refund.begin': { tr: 'Müşteri bir iade daha istiyor', en: 'The customer wants to return something more' },
    'refund.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'read.done': { tr: 'Cevap geldi', en: 'The answer came' },
    'read.done.fresh': { tr: 'Henüz iade yok', en: 'Nothing was returned yet' },
    'read.done.open': { tr: 'Açık bir talep var', en: 'A request is open' },
    'read.done.partly': { tr: 'Bir kısmı iade edildi', en: 'A part was returned' },
    'read.done.fully': { tr: 'Tamamı iade edildi', en: 'All of it was returned' },
    'read.failed': { tr: 'Cevap gelmedi', en: 'The answer did not come' },
    'preview.done': { tr: 'Tutar geldi', en: 'The amount came' },
    'preview.done.priced': { tr: 'Tutar hesaplandı', en: 'It is worked out' },
    'preview.failed': { tr: 'Tutar gelmedi', en: 'The amount did not come' },
    'preview.failed.linesRefused': { tr: 'Bir satır iade edilemiyor', en: 'A line cannot come back' },
    'upload.done': { tr: 'Fotoğraf yüklendi', en: 'The picture is there' },
    'upload.done.kept': { tr: 'Fotoğraf saklandı', en: 'The picture is kept' },
    'upload.failed': { tr: 'Fotoğraf gidemedi', en: 'The picture did not get there' },
    'upload.failed.notAPicture': { tr: 'Dosya bir resim değil', en: 'The file is no picture' },
    'request.done': { tr: 'Talep alındı', en: 'The request is there' },
    'request.done.waits': { tr: 'Cevap bekliyor', en: 'It waits for its answer' },
    'request.done.atOnce': { tr: 'Hemen onaylandı', en: 'It was approved at once' },
    'request.failed': { tr: 'Talep gidemedi', en: 'The request did not get there' },
    'request.failed.linesRefused': { tr: 'Bir satır iade edilemiyor', en: 'A line cannot come back' },
    'request.failed.amountChanged': { tr: 'Tutar değişti', en: 'The amount has changed' },
    'request.failed.alreadyOpen': { tr: 'Açık bir talep var', en: 'A request is open already' },
    'withdraw.done': { tr: 'Geri alındı', en: 'It was taken back' },
    'withdraw.done.gone': { tr: 'Talep kalktı', en: 'The request is gone' },
    'withdraw.failed': { tr: 'Geri alınamadı', en: 'It was not taken back' },
    'withdraw.failed.answered': { tr: 'Talep sonuçlanmış', en: 'It was answered' },
  },
  guards: {
    isOpen: { tr: 'bir talep cevap bekliyorsa', en: 'a request waits for its answer' },
    isWanted: { tr: 'özet istendiyse ya da iade edilecek bir şey kalmadıysa', en: 'it is wanted, or nothing is left' },
    isAsked: { tr: 'cevabı bekliyorsa', en: 'it waits for its answer' },
    hasMore: { tr: 'iade edilebilecek bir şey varsa', en: 'something can still come back' },
    isComplete: { tr: 'seçim eksiksizse', en: 'the choice is complete' },
    isRefusedFile: { tr: 'dosya alınamıyorsa', en: 'the file cannot be taken' },
    isWrongFile: { tr: 'sunucu dosyayı almadıysa', en: 'the server does not take the file' },
    'isCode: LINES_NOT_REFUNDABLE': { tr: 'bir satır iade edilemiyorsa', en: 'a line cannot come back' },
    'isCode: REFUND_AMOUNT_CHANGED': { tr: 'tutar değiştiyse', en: 'the amount has changed' },
    'isCode: REFUND_OPEN': { tr: 'açık bir talep varsa', en: 'a request is open already' },
    'isCode: REFUND_ANSWERED': { tr: 'talep sonuçlandıysa', en: 'it was answered' },
  },
};
