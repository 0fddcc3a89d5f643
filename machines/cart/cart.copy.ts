import type { FlowCopy } from '../kit/testing.ts';
import type { cartMachine } from './cart.machine.ts';

export const cartCopy: FlowCopy<typeof cartMachine> = {
  inputs: {
    empty: { tr: 'Boş sepet', en: 'An empty cart' },
    kept: { tr: 'Saklanmış sepet', en: 'A kept cart' },
    full: { tr: 'Fiyatı sorulabilen sepet', en: 'A cart that can be priced' },
    unread: { tr: 'Okunmamış sepet', en: 'A cart not yet read' },
  },
  states: {
    storage: {
      name: { tr: 'Saklama', en: 'Keeping' },
      says: { tr: 'Sepetin bu tarayıcıda saklanan hâli.', en: 'The cart as this browser keeps it.' },
    },
    'storage.hydrating': {
      name: { tr: 'Sepet okunuyor', en: 'Reading the cart' },
      says: {
        tr: 'Saklanan sepet okunuyor; bu sırada yapılanlar da sayılır.',
        en: 'The kept cart is being read; what is done meanwhile counts too.',
      },
    },
    'storage.ready': {
      name: { tr: 'Saklanıyor', en: 'Kept' },
      says: { tr: 'Sepet okundu, her değişiklik saklanıyor.', en: 'The cart was read and every change is kept.' },
    },
    'storage.unreadable': {
      name: { tr: 'Okunamadı', en: 'Not readable' },
      says: {
        tr: 'Saklanan sepet okunamadı; sepet bu sayfa açık kaldıkça yaşar, fiyatı yine sorulur.',
        en: 'The kept cart could not be read; the cart lives as long as the page, and is priced all the same.',
      },
    },
    calculation: {
      name: { tr: 'Hesap', en: 'Pricing' },
      says: { tr: 'Sepetin sunucudaki fiyatı.', en: "The server's price of the cart." },
    },
    'calculation.idle': {
      name: { tr: 'Hesap yok', en: 'Nothing to price' },
      says: { tr: 'Hesaplanacak bir şey yok.', en: 'There is nothing to work out.' },
    },
    'calculation.waiting': {
      name: { tr: 'Bekleniyor', en: 'Waiting a moment' },
      says: { tr: 'Son değişiklikten sonra yarım saniye beklenir.', en: 'Half a second passes after the last change.' },
    },
    'calculation.calculating': {
      name: { tr: 'Hesaplanıyor', en: 'Pricing the cart' },
      says: { tr: 'Sunucu sepeti fiyatlıyor.', en: 'The server prices the cart.' },
      calls: 'calculateForGuest',
    },
    'calculation.current': {
      name: { tr: 'Fiyat güncel', en: 'Price is current' },
      says: { tr: 'Görünen fiyat sunucunun fiyatı.', en: "The price shown is the server's." },
    },
    'calculation.failed': {
      name: { tr: 'Fiyat alınamadı', en: 'No price came' },
      says: {
        tr: 'Fiyat alınamadı; bir sonraki değişiklikte ya da istenince yeniden sorulur.',
        en: 'No price came; it is asked again on the next change or on request.',
      },
    },
    'calculation.offline': {
      name: { tr: 'Bağlantı yok', en: 'Offline' },
      says: {
        tr: 'Bağlantı yok; sepet bildiği fiyatlarla çalışır.',
        en: 'No connection; the cart works with the prices it holds.',
      },
    },
    'calculation.timedOut': {
      name: { tr: 'Yanıt gecikti', en: 'No answer in time' },
      says: {
        tr: 'Sunucu zamanında yanıt vermedi; yeniden sorulabilir.',
        en: 'The server did not answer in time; it can be asked again.',
      },
    },
  },
  events: {
    'line.add': { tr: 'Alışverişçi sepete ekledi', en: 'The shopper added it to the cart' },
    'line.setPurchaseType': { tr: 'Alışverişçi aboneliğe çevirdi', en: 'The shopper made it a subscription' },
    'line.setQuantity': { tr: 'Alışverişçi adedi yazdı', en: 'The shopper wrote the quantity' },
    'line.remove': { tr: 'Alışverişçi ürünü çıkardı', en: 'The shopper took it out' },
    'line.restore': { tr: 'Alışverişçi çıkardığını geri koydu', en: 'The shopper put back what was taken out' },
    'cart.empty': { tr: 'Alışverişçi sepeti boşalttı', en: 'The shopper emptied the cart' },
    'cart.taken': {
      tr: 'Sepettekiler ödendi ya da süren bir kutuya kondu',
      en: 'What is in the cart was paid for, or went into a running box',
    },
    'cart.replacePacket': { tr: 'Alışverişçi paketini değiştirdi', en: 'The shopper changed the packet' },
    'cart.synced': { tr: 'Başka sekmede sepet değişti', en: 'The cart changed in another tab' },
    'cart.changed': { tr: 'Sepet değişti', en: 'The cart changed' },
    'promoCode.set': { tr: 'Kod sepete yazıldı', en: 'A code was put on the cart' },
    'promoCode.clear': { tr: 'Kod sepetten silindi', en: 'The code was taken off the cart' },
    'promoCode.refuse': { tr: 'Kod sorulmadan geri çevrildi', en: 'The code was refused before asking' },
    'draft.change': {
      tr: 'Alışverişçi eklemeden önce seçimini değiştirdi',
      en: 'The shopper changed a choice before adding',
    },
    'services.attached': { tr: 'Sayfa ağa bağlandı', en: 'The page got its network' },
    'session.changed': { tr: 'Alışverişçi giriş ya da çıkış yaptı', en: 'The shopper signed in or out' },
    'calculation.retry': { tr: 'Alışverişçi fiyatı yeniden sordu', en: 'The shopper asked for the price again' },
    'network.returned': { tr: 'Bağlantı geri geldi', en: 'The connection is back' },
  },
  answers: {
    'reading.done': { tr: 'Saklanan sepet okundu', en: 'The kept cart was read' },
    'reading.failed': { tr: 'Saklanan sepet okunamadı', en: 'The kept cart could not be read' },
    'calculation.done': { tr: 'Sunucu fiyatı söyledi', en: 'The server calculated the price' },
    'calculation.failed': { tr: 'Fiyat öğrenilemedi', en: 'The price is not known' },
    'reading.done.nothing': { tr: 'Saklanmış sepet yok', en: 'There is no kept cart' },
    'reading.done.kept': { tr: 'Saklanmış sepet bulundu', en: 'The kept cart was found' },
    'reading.failed.unavailable': {
      tr: 'Tarayıcı saklamaya izin vermiyor',
      en: 'The browser does not let us keep a cart',
    },
    'calculation.done.priced': { tr: 'Fiyat geldi', en: 'The price arrived' },
    'calculation.done.codeRefused': {
      tr: 'Fiyat geldi, kod geçmedi',
      en: 'The price arrived, the code does not count',
    },
    'calculation.done.stale': { tr: 'Eski sepetin fiyatı geldi', en: 'The price of an older cart arrived' },
    'calculation.failed.miscalculated': {
      tr: 'Görünen fiyat sunucununkiyle tutmadı',
      en: "The shown price is not the server's",
    },
  },
  guards: {
    isOtherPurchaseType: { tr: 'seçim gerçekten değişiyorsa', en: 'it is another choice' },
    isOtherQuantity: { tr: 'adet gerçekten değişiyorsa', en: 'it is another quantity' },
    hasLine: { tr: 'ürün sepetteyse', en: 'it is in the cart' },
    hasRemoved: { tr: 'geri alınacak ürün varsa', en: 'something can be put back' },
    isFilled: { tr: 'sepet doluysa', en: 'the cart is not empty' },
    isOtherCart: { tr: 'öteki sekmenin sepeti farklıysa', en: 'the other tab has another cart' },
    isNewCode: { tr: 'bu kod daha önce yazılmadıysa', en: 'the code is a new one' },
    hasCode: { tr: 'sepette kod varsa', en: 'there is a code' },
    isRead: { tr: 'saklanan sepet okunduysa', en: 'the kept cart has been read' },
    isPriceable: { tr: 'sorulacak bir sepet ve ağ varsa', en: 'there is a cart to price and a network' },
    isNewest: { tr: 'cevap sepetin son hâli içinse', en: 'the answer is for the newest cart' },
    isMiscalculation: { tr: 'sunucu toplamı tutturamadıysa', en: 'the totals do not agree' },
    isOffline: { tr: 'bağlantı yoksa', en: 'there is no connection' },
    isTimedOut: { tr: 'cevap gelmediyse', en: 'no answer came' },
  },
  delays: {
    debounce: { tr: 'Yarım saniye geçti', en: 'Half a second passes' },
    persistLimit: { tr: '5 saniye sepet okunamadı', en: '5 seconds pass and the cart is not read' },
  },
};
