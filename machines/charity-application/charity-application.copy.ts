import type { FlowCopy } from '../kit/testing.ts';
import type { charityApplicationMachine } from './charity-application.machine.ts';

export const charityApplicationCopy: FlowCopy<typeof charityApplicationMachine> = {
  inputs: { opened: { tr: 'Başvuru açıldı', en: 'The application opens' } },
  states: {
    reading: {
      name: { tr: 'Taslak okunuyor', en: 'Reading the draft' },
      says: {
        tr: 'Bu cihazda kalan taslağa, yoksa hesapta bilinenlere bakılıyor.',
        en: 'The draft kept on this device is read, or what the account knows.',
      },
    },
    resuming: {
      name: { tr: 'Hangi adım?', en: 'Which step?' },
      says: { tr: 'Kalınan adım açılıyor.', en: 'The step where it stopped is opened.' },
    },
    type: {
      name: { tr: 'Tür', en: 'Type' },
      says: { tr: 'Kurumun türü seçiliyor.', en: 'The type of the organisation is chosen.' },
    },
    contact: {
      name: { tr: 'Kurum ve kişi', en: 'Organisation and contact' },
      says: {
        tr: 'Kurumun adı ve kiminle konuşulacağı yazılıyor.',
        en: 'The name of the organisation and the contact are written.',
      },
    },
    need: {
      name: { tr: 'İhtiyaç', en: 'Need' },
      says: { tr: 'Kime ve kaç paket gerektiği yazılıyor.', en: 'For whom and how many packs is written.' },
    },
    detail: {
      name: { tr: 'Ayrıntı', en: 'Details' },
      says: { tr: 'İhtiyaç anlatılıyor.', en: 'The need is described.' },
    },
    address: {
      name: { tr: 'Adres', en: 'Address' },
      says: { tr: 'Kolinin gideceği yer yazılıyor.', en: 'Where the parcel goes is written.' },
    },
    'address.listing': {
      name: { tr: 'Liste isteniyor', en: 'Asking for the list' },
      says: { tr: 'Bir alt düzeyin listesi isteniyor.', en: 'The list of the next level is asked for.' },
      calls: 'listStates',
    },
    'address.unlisted': {
      name: { tr: 'Liste alınamadı', en: 'No list came' },
      says: {
        tr: 'Liste alınamadı; yazılanlar duruyor, yeniden istenebilir.',
        en: 'The list could not be read; what was written stays and it can be asked for again.',
      },
    },
    'address.editing': {
      name: { tr: 'Adres yazılıyor', en: 'Writing the address' },
      says: { tr: 'Adres yazılıyor.', en: 'The address is being written.' },
    },
    files: {
      name: { tr: 'Belgeler', en: 'Documents' },
      says: { tr: 'Belgeler ekleniyor ve yükleniyor.', en: 'Documents are added and uploaded.' },
    },
    'files.choosing': {
      name: { tr: 'Belge seçiliyor', en: 'Choosing documents' },
      says: { tr: 'Yüklenecek belge yok; yenisi eklenebilir.', en: 'No document waits; another can be added.' },
    },
    'files.uploading': {
      name: { tr: 'Belge yükleniyor', en: 'Uploading a document' },
      says: {
        tr: 'Bir belge yükleniyor; durdurulabilir, ötekiler sırada.',
        en: 'One document is uploaded; it can be stopped, the others wait.',
      },
      calls: 'uploadApplicationFile',
    },
    summary: {
      name: { tr: 'Özet', en: 'Summary' },
      says: {
        tr: 'Başvuru gözden geçiriliyor; henüz gönderilmedi.',
        en: 'The application is looked over; nothing is sent yet.',
      },
    },
    delivering: {
      name: { tr: 'Bekleyen belge var mı?', en: 'Does a document wait?' },
      says: { tr: 'Yüklenmemiş belge varsa önce o gider.', en: 'A document that was not uploaded goes first.' },
    },
    uploading: {
      name: { tr: 'Kalan belgeler yükleniyor', en: 'Uploading the rest' },
      says: {
        tr: 'Başvurudan önce kalan belgeler yükleniyor.',
        en: 'The remaining documents are uploaded before the application.',
      },
      calls: 'uploadApplicationFile',
    },
    creating: {
      name: { tr: 'Gönderiliyor', en: 'Sending' },
      says: { tr: 'Başvuru gönderiliyor.', en: 'The application is being sent.' },
      calls: 'createApplicationRequest',
    },
    checking: {
      name: { tr: 'Ulaştı mı, bakılıyor', en: 'Checking whether it arrived' },
      says: {
        tr: 'Yanıt gelmedi; başvurunun ulaşıp ulaşmadığı soruluyor.',
        en: 'No answer came; the server is asked whether the application arrived.',
      },
      calls: 'listApplicationRequests',
    },
    unsure: {
      name: { tr: 'Bilinmiyor', en: 'Not known' },
      says: {
        tr: 'Ulaşıp ulaşmadığı bilinmiyor; yeniden bakılabilir.',
        en: 'It is not known whether it arrived; it can be checked again.',
      },
    },
    alreadyOpen: {
      name: { tr: 'Açık başvuru var', en: 'An application is open' },
      says: {
        tr: 'Önceki başvuru değerlendiriliyor; taslak duruyor.',
        en: 'An earlier application is being considered; the draft stays.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca kaldığı yerden sürer.',
        en: 'The session has ended; after signing in it goes on where it stopped.',
      },
    },
    sent: {
      name: { tr: 'Gönderildi', en: 'Sent' },
      says: { tr: 'Başvuru alındı.', en: 'The application is received.' },
    },
  },
  events: {
    'field.change': { tr: 'Bir alan değişti', en: 'A field changes' },
    'phone.change': { tr: 'Telefon değişti', en: 'The phone changes' },
    'place.choose': { tr: 'Bir yer seçildi', en: 'A place is chosen' },
    'places.retry': { tr: 'Liste yeniden istendi', en: 'The list is asked for again' },
    'file.add': { tr: 'Bir belge eklendi', en: 'A document is added' },
    'file.remove': { tr: 'Bir belge çıkarıldı', en: 'A document is removed' },
    'file.stop': { tr: 'Yükleme durduruldu', en: 'An upload is stopped' },
    'file.retry': { tr: 'Yükleme yeniden istendi', en: 'An upload is tried again' },
    'upload.progressed': { tr: 'Bir kısmı daha gitti', en: 'More of it has left' },
    'step.next': { tr: 'Sonraki adım', en: 'The next step' },
    'step.back': { tr: 'Önceki adım', en: 'The step before' },
    'step.open': { tr: 'Özetten bir adıma dönüldü', en: 'A step is opened from the summary' },
    'application.send': { tr: 'Başvuru gönderildi', en: 'The application is sent' },
    'application.check': { tr: 'Yeniden bakıldı', en: 'It is checked again' },
    'session.restored': { tr: 'Yeniden giriş yapıldı', en: 'The customer signed in again' },
  },
  answers: {
    'draft.done': { tr: 'Taslak geldi', en: 'The draft came' },
    'draft.done.fresh': { tr: 'Yeni başvuru', en: 'A new application' },
    'draft.done.atContact': { tr: 'Kurum adımında kalmıştı', en: 'It stopped at the organisation' },
    'draft.done.atNeed': { tr: 'İhtiyaç adımında kalmıştı', en: 'It stopped at the need' },
    'draft.done.atDetail': { tr: 'Ayrıntıda kalmıştı', en: 'It stopped at the details' },
    'draft.done.atAddress': { tr: 'Adreste kalmıştı', en: 'It stopped at the address' },
    'draft.done.atFiles': { tr: 'Belgelerde kalmıştı', en: 'It stopped at the documents' },
    'draft.done.incomplete': { tr: 'Özette, eksik kalmıştı', en: 'It stopped at the summary, incomplete' },
    'draft.done.undescribed': { tr: 'Özette, anlatılmadan kalmıştı', en: 'It stopped at the summary, without details' },
    'draft.done.atSummary': { tr: 'Özette kalmıştı', en: 'It stopped at the summary' },
    'draft.failed': { tr: 'Taslak okunamadı', en: 'The draft could not be read' },
    'places.done': { tr: 'Liste geldi', en: 'The list came' },
    'places.done.some': { tr: 'Yerler var', en: 'There are places' },
    'places.done.nothingBelow': { tr: 'Altında bir şey yok', en: 'There is nothing below' },
    'places.failed': { tr: 'Liste gelmedi', en: 'The list did not come' },
    'upload.done': { tr: 'Belge yüklendi', en: 'The document is there' },
    'upload.done.stored': { tr: 'Belge saklandı', en: 'The document is stored' },
    'upload.failed': { tr: 'Belge gidemedi', en: 'The document did not get there' },
    'upload.failed.unreadable': { tr: 'Belge açılamadı', en: 'The document cannot be opened' },
    'upload.failed.tooLarge': { tr: 'Belge çok büyük', en: 'The document is too large' },
    'create.done': { tr: 'Başvuru alındı', en: 'The application is received' },
    'create.done.received': { tr: 'Karar bekliyor', en: 'It waits for its decision' },
    'create.failed': { tr: 'Başvuru gidemedi', en: 'The application did not get there' },
    'create.failed.open': { tr: 'Önceki değerlendiriliyor', en: 'An earlier one is being considered' },
    'create.failed.fileUnknown': { tr: 'Yüklenen belge silinmiş', en: 'An uploaded document is gone' },
    'create.failed.invalidType': { tr: 'Tür kabul edilmedi', en: 'The type was not accepted' },
    'create.failed.invalidContact': { tr: 'E-posta kabul edilmedi', en: 'The e-mail was not accepted' },
    'create.failed.invalidNeed': { tr: 'Adet kabul edilmedi', en: 'The quantity was not accepted' },
    'create.failed.invalidDetail': { tr: 'Ayrıntı kabul edilmedi', en: 'The description was not accepted' },
    'create.failed.invalidAddress': { tr: 'İlçe kabul edilmedi', en: 'The district was not accepted' },
    'open.done': { tr: 'Cevap geldi', en: 'The answer came' },
    'open.done.arrived': { tr: 'Başvuru ulaşmış', en: 'The application arrived' },
    'open.done.none': { tr: 'Başvuru ulaşmamış', en: 'The application did not arrive' },
    'open.failed': { tr: 'Sorulamadı', en: 'It could not be asked' },
  },
  guards: {
    'isAtStep: contact': { tr: 'kurum adımıysa', en: 'it is the organisation' },
    'isAtStep: need': { tr: 'ihtiyaç adımıysa', en: 'it is the need' },
    'isAtStep: detail': { tr: 'ayrıntı adımıysa', en: 'it is the details' },
    'isAtStep: address': { tr: 'adres adımıysa', en: 'it is the address' },
    'isAtStep: files': { tr: 'belge adımıysa', en: 'it is the documents' },
    'isAtStep: summary': { tr: 'özetse', en: 'it is the summary' },
    'isStep: type': { tr: 'tür istendiyse', en: 'the type is wanted' },
    'isStep: contact': { tr: 'kurum istendiyse', en: 'the organisation is wanted' },
    'isStep: need': { tr: 'ihtiyaç istendiyse', en: 'the need is wanted' },
    'isStep: detail': { tr: 'ayrıntı istendiyse', en: 'the details are wanted' },
    'isStep: address': { tr: 'adres istendiyse', en: 'the address is wanted' },
    isStepComplete: { tr: 'adım eksiksizse', en: 'the step is complete' },
    isComplete: { tr: 'başvuru eksiksizse', en: 'the application is complete' },
    isLevelClosed: { tr: 'üst düzey seçilmediyse', en: 'the level above is not chosen' },
    hasLevelBelow: { tr: 'altında bir düzey varsa', en: 'there is a level below' },
    hasMoreToList: { tr: 'listelenecek düzey kaldıysa', en: 'another level is to be listed' },
    hasWaiting: { tr: 'bekleyen belge varsa', en: 'a document waits' },
    isCurrentFile: { tr: 'yüklenen belgeyse', en: 'it is the one under way' },
    canSendAgain: { tr: 'belgeler bir kez daha gönderilebilirse', en: 'the documents can be sent once more' },
    isOpen: { tr: 'başvuru ulaştıysa', en: 'the application arrived' },
    isRefusedAtStep: { tr: 'bir adımın alanı kabul edilmediyse', en: 'a field of a step was refused' },
    'isCode: APPLICATION_OPEN': { tr: 'önceki değerlendiriliyorsa', en: 'an earlier one is being considered' },
  },
};
