import type { FlowCopy } from '../kit/testing.ts';
import type { addressPictureMachine } from './address-picture.machine.ts';

export const addressPictureCopy: FlowCopy<typeof addressPictureMachine> = {
  inputs: { opened: { tr: 'Adresin resmi açıldı', en: 'The picture of an address is opened' } },
  states: {
    reading: {
      name: { tr: 'Resim okunuyor', en: 'Reading the picture' },
      says: { tr: 'Kuryeye ne gösterildiği soruluyor.', en: 'The shop asks what the courier is shown.' },
      calls: 'getAddressPicture',
    },
    unreadable: {
      name: { tr: 'Resim okunamadı', en: 'Picture not read' },
      says: { tr: 'Resim okunamadı; yeniden istenebilir.', en: 'The picture did not come; it can be asked for again.' },
    },
    shown: {
      name: { tr: 'Resim görülüyor', en: 'Picture shown' },
      says: {
        tr: 'Müşteri kapısının resmini görüyor ya da henüz resim yok.',
        en: 'The customer sees the picture of the door, or that there is none.',
      },
    },
    sending: {
      name: { tr: 'Gönderiliyor', en: 'Sending' },
      says: {
        tr: 'Resim gönderiliyor ya da siliniyor; ne kadarı gittiği görülüyor, durdurulabilir.',
        en: 'The picture leaves, or is taken away; the customer sees how much has left and can stop it.',
      },
      calls: 'updateAddressPictureForActiveOrders',
    },
    saved: {
      name: { tr: 'Kaydedildi', en: 'Saved' },
      says: {
        tr: 'Kurye bunu görecek; hangi siparişlerle gideceği söyleniyor.',
        en: 'The courier will see this; the page says with how many orders it goes.',
      },
    },
    suspended: {
      name: { tr: 'Oturum bitti', en: 'Session ended' },
      says: {
        tr: 'Oturum bitti; giriş yapınca resim yeniden okunur.',
        en: 'The session has ended; signing in reads the picture again.',
      },
    },
  },
  events: {
    'picture.choose': { tr: 'Müşteri bir dosya seçti', en: 'The customer chooses a file' },
    'picture.remove': { tr: 'Müşteri resmi sildi', en: 'The customer takes the picture away' },
    'picture.retry': { tr: 'Müşteri yeniden gönderdi', en: 'The customer sends it again' },
    'picture.refresh': { tr: 'Resim yeniden istendi', en: 'The picture is asked for again' },
    'upload.progressed': { tr: 'Bir kısmı daha gitti', en: 'More of it has left' },
    'upload.cancel': { tr: 'Müşteri göndermeyi durdurdu', en: 'The customer stops it' },
    'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
  },
  answers: {
    'read.done': { tr: 'Cevap geldi', en: 'The answer came' },
    'read.done.none': { tr: 'Resim yok', en: 'There is no picture' },
    'read.done.picture': { tr: 'Resim geldi', en: 'The picture came' },
    'read.failed': { tr: 'Cevap gelmedi', en: 'The answer did not come' },
    'send.done': { tr: 'Kaydedildi', en: 'It was saved' },
    'send.done.kept': { tr: 'Resim kaydedildi', en: 'The picture is kept' },
    'send.done.removed': { tr: 'Resim silindi', en: 'The picture is gone' },
    'send.failed': { tr: 'Kaydedilmedi', en: 'It was not saved' },
    'send.failed.notAPicture': { tr: 'Dosya bir resim değil', en: 'The file is no picture' },
  },
  guards: {
    isRefused: { tr: 'dosya bir resim olamıyorsa', en: 'the file cannot be a picture' },
    hasPicture: { tr: 'bir resim varsa', en: 'there is a picture' },
    hasChosen: { tr: 'gidemeyen bir dosya varsa', en: 'a file did not get there' },
    isWrongFile: { tr: 'sunucu dosyayı almadıysa', en: 'the server does not take the file' },
  },
};
