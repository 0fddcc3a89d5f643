import type { FlowCopy } from '../kit/testing.ts';
import type { addressMachine } from './address.machine.ts';

export const addressCopy: FlowCopy<typeof addressMachine> = {
  inputs: {
    entry: { tr: 'Yeni adres', en: 'A new address' },
    filledEntry: { tr: 'Doldurulmuş yeni adres', en: 'A new address, filled in' },
    editInUse: { tr: 'Siparişteki adres düzenleniyor', en: 'An address in use is edited' },
  },
  states: {
    writing: {
      name: { tr: 'Adres yazılıyor', en: 'Writing the address' },
      says: {
        tr: 'Adres yazılıyor; her alan her an değiştirilebilir.',
        en: 'The address is being written; every field can change at any time.',
      },
    },
    'writing.listing': {
      name: { tr: 'Liste isteniyor', en: 'Asking for the list' },
      says: { tr: 'Bir alt düzeyin listesi isteniyor.', en: 'The list of the next level is asked for.' },
      calls: 'listStates',
    },
    'writing.listed': {
      name: { tr: 'Liste geldi mi?', en: 'Is the list here?' },
      says: {
        tr: 'Bir alt düzeyin listesi de istenecek mi, belli olur.',
        en: 'Is the next level to be listed as well?',
      },
    },
    'writing.unlisted': {
      name: { tr: 'Liste alınamadı', en: 'No list came' },
      says: {
        tr: 'Liste alınamadı; yazılanlar duruyor, yeniden istenebilir.',
        en: 'The list could not be read; what was written stays and it can be asked for again.',
      },
    },
    'writing.editing': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in the form' },
      says: { tr: 'Form dolduruluyor.', en: 'The form is being filled in.' },
    },
    choosing: {
      name: { tr: 'Hangi sipariş için?', en: 'For which orders?' },
      says: {
        tr: 'Paketlenmemiş bir sipariş bu adrese gidiyor: o da değişsin mi?',
        en: 'An order that is not packed yet goes to this address: does it change as well?',
      },
    },
    saving: {
      name: { tr: 'Kaydediliyor', en: 'Saving' },
      says: { tr: 'Adres kaydediliyor.', en: 'The address is being stored.' },
      calls: 'createAddress',
    },
    conflicted: {
      name: { tr: 'Başka yerde değişmiş', en: 'Changed elsewhere' },
      says: {
        tr: 'Adres bu arada başka yerde değişmiş; üstüne yazılmaz.',
        en: 'The address was changed elsewhere meanwhile; nothing is overwritten.',
      },
    },
    reloading: {
      name: { tr: 'Son hâli okunuyor', en: 'Reading the newest' },
      says: {
        tr: 'Adresin son hâli okunuyor; yazılanlar duruyor.',
        en: 'The newest version is read; what was written stays.',
      },
      calls: 'listAddresses',
    },
    tooLate: {
      name: { tr: 'Sipariş paketlenmiş', en: 'An order was packed' },
      says: {
        tr: 'Adres kaydedildi; bu arada paketlenen sipariş eski adrese gidiyor.',
        en: 'The address is stored; an order that was packed meanwhile goes to the old one.',
      },
    },
    saved: { name: { tr: 'Kaydedildi', en: 'Saved' }, says: { tr: 'Adres kaydedildi.', en: 'The address is stored.' } },
    closed: {
      name: { tr: 'Kapatıldı', en: 'Closed' },
      says: { tr: 'Kaydetmeden kapatıldı.', en: 'Closed without storing.' },
    },
  },
  events: {
    'field.change': { tr: 'Müşteri bir alanı değiştirdi', en: 'The customer changed a field' },
    'phone.change': { tr: 'Müşteri telefonunu değiştirdi', en: 'The customer changed the phone' },
    'place.choose': { tr: 'Müşteri bir yer seçti', en: 'The customer chose a place' },
    'places.retry': { tr: 'Müşteri listeyi yeniden istedi', en: 'The customer asked for the list again' },
    'address.save': { tr: 'Müşteri kaydet dedi', en: 'The customer pressed save' },
    'choice.make': { tr: 'Müşteri hangi sipariş için olduğunu seçti', en: 'The customer chose which order it is for' },
    'address.reload': { tr: 'Müşteri son hâlini istedi', en: 'The customer asked for the newest version' },
    'dialog.close': { tr: 'Müşteri pencereyi kapattı', en: 'The customer closed the dialog' },
  },
  answers: {
    'places.done': { tr: 'Liste geldi', en: 'The list arrived' },
    'places.done.some': { tr: 'Liste geldi', en: 'The list came' },
    'places.done.nothingBelow': { tr: 'Bu yerin altında liste yok', en: 'There is nothing below this place' },
    'places.failed': { tr: 'Liste gelmedi', en: 'The list did not arrive' },
    'save.done': { tr: 'Adres kaydedildi', en: 'The address was stored' },
    'save.done.stored': { tr: 'Adres kaydedildi', en: 'The address was stored' },
    'save.done.tooLate': {
      tr: 'Adres kaydedildi, sipariş paketlenmişti',
      en: 'The address was stored, the order was packed already',
    },
    'save.failed': { tr: 'Adres kaydedilemedi', en: 'The address was not stored' },
    'save.failed.invalid': { tr: 'Sunucu bir alanı kabul etmedi', en: 'The server refused a field' },
    'read.done': { tr: 'Adresin son hâli okundu', en: 'The newest version was read' },
    'read.done.newest': { tr: 'Son hâli geldi', en: 'The newest version came' },
    'read.failed': { tr: 'Adresin son hâli okunamadı', en: 'The newest version could not be read' },
  },
  guards: {
    isLevelClosed: { tr: 'üst basamak seçilmediyse', en: 'the level above is not chosen' },
    hasLevelBelow: { tr: 'altında basamak varsa', en: 'there is a level below' },
    hasMoreToList: { tr: 'istenecek liste kaldıysa', en: 'a list is still to be asked for' },
    isInvalid: { tr: 'eksik ya da yanlış alan varsa', en: 'a field is missing or wrong' },
    isInUse: { tr: 'paketlenmemiş bir sipariş buraya gidiyorsa', en: 'an order that is not packed goes there' },
    isTooLate: { tr: 'sipariş bu arada paketlendiyse', en: 'the order was packed meanwhile' },
  },
};
