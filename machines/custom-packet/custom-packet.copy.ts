import type { FlowCopy } from '../kit/testing.ts';
import type { customPacketMachine } from './custom-packet.machine.ts';

export const customPacketCopy: FlowCopy<typeof customPacketMachine> = {
  inputs: {
    emptyBox: { tr: 'Boş kutu', en: 'An empty box' },
    readyMade: { tr: 'Hazır kutudan başlayan', en: 'From a ready-made box' },
    inPlaceOfALine: { tr: 'Sepetteki kutuyu değiştiren', en: 'In place of a box in the cart' },
    junk: { tr: 'Bozuk bağlantı', en: 'A damaged link' },
  },
  states: {
    opening: {
      name: { tr: 'Kutu açılıyor', en: 'Opening' },
      says: { tr: 'Kutunun neyle başladığına bakılır.', en: 'What the box begins with decides the first state.' },
    },
    empty: {
      name: { tr: 'Kutu boş', en: 'The box is empty' },
      says: { tr: 'Kutu boş; ilk parçayı bekliyor.', en: 'The box is empty and waits for its first piece.' },
    },
    filled: {
      name: { tr: 'Kutu dolu', en: 'Something in the box' },
      says: {
        tr: 'Kutuda bir şeyler var; fiyatı hep görünür.',
        en: 'There is something in the box; its price is in sight.',
      },
    },
    placing: {
      name: { tr: 'Sepete konuyor', en: 'Going into the cart' },
      says: { tr: 'Kutu sepete konuyor.', en: 'The box goes into the cart.' },
    },
    placed: {
      name: { tr: 'Sepette', en: 'In the cart' },
      says: { tr: 'Kutu sepette.', en: 'The box is in the cart.' },
    },
    duplicate: {
      name: { tr: 'Aynısı sepette var', en: 'In the cart already' },
      says: {
        tr: 'Bu içerikte bir kutu zaten sepette; ikincisi eklenmez.',
        en: 'A box with these contents is in the cart already; no second one is added.',
      },
    },
    failed: {
      name: { tr: 'Sepete konamadı', en: 'Could not be placed' },
      says: {
        tr: 'Kutu sepete konamadı; içindekiler duruyor.',
        en: 'The box could not be put into the cart; its contents stay.',
      },
    },
  },
  events: {
    'count.set': { tr: 'Alışverişçi bir sayı seçti', en: 'The shopper chose a number' },
    'purchaseType.choose': { tr: 'Alışverişçi satın alma biçimini seçti', en: 'The shopper chose how to buy' },
    'packet.load': { tr: 'Alışverişçi hazır bir paketle başladı', en: 'The shopper began with a ready-made packet' },
    'packet.empty': { tr: 'Alışverişçi kutuyu boşalttı', en: 'The shopper emptied the box' },
    'packet.restore': { tr: 'Alışverişçi geri aldı', en: 'The shopper took it back' },
    'packet.add': { tr: 'Alışverişçi sepete ekle dedi', en: 'The shopper pressed add to cart' },
  },
  answers: {
    'place.done': { tr: 'Sepet cevap verdi', en: 'The cart answered' },
    'place.done.added': { tr: 'Sepete eklendi', en: 'It was added to the cart' },
    'place.done.replaced': { tr: 'Sepetteki kutunun yerine geçti', en: 'It took the place of the box in the cart' },
    'place.done.alreadyInCart': { tr: 'Bu kutu zaten sepette', en: 'This box is in the cart already' },
    'place.failed': { tr: 'Sepete konamadı', en: 'It could not be put into the cart' },
    'place.failed.noCart': { tr: 'Sepete ulaşılamadı', en: 'The cart could not be reached' },
  },
  guards: {
    canHold: { tr: 'kutu bunu alabiliyorsa', en: 'the box can hold it' },
    isEmpty: { tr: 'kutu boşsa', en: 'the box is empty' },
    hasRemoved: { tr: 'geri alınacak parça varsa', en: 'something can be put back' },
    isDuplicate: { tr: 'aynısı sepetteyse', en: 'the same box is in the cart' },
  },
};
