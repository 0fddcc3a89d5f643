import type { CartMeta } from './cart.types.ts';

/** A state in words a product owner understands. */
function told(
  tr: string,
  en: string,
  more: Pick<CartMeta, 'operationId' | 'analytics'> = {},
): { description: string; meta: CartMeta } {
  return { description: en, meta: { description: { tr, en }, ...more } };
}

export const words = {
  cart: told(
    'Sepet: her dokunuş hemen uygulanır, fiyatı arkadan gelir.',
    'The cart: every tap counts at once, the price follows.',
  ),
  adding: told('Sepete bir şey girer.', 'Something goes into the cart.', { analytics: 'AddToCart' }),
  storage: told('Sepetin bu tarayıcıda saklanan hâli.', 'The cart as this browser keeps it.'),
  hydrating: told(
    'Saklanan sepet okunuyor; bu sırada yapılanlar da sayılır.',
    'The kept cart is being read; what is done meanwhile counts too.',
  ),
  ready: told('Sepet okundu, her değişiklik saklanıyor.', 'The cart was read and every change is kept.'),
  unreadable: told(
    'Saklanan sepet okunamadı; sepet bu sayfa açık kaldıkça yaşar, fiyatı yine sorulur.',
    'The kept cart could not be read; the cart lives as long as the page, and is priced all the same.',
  ),
  calculation: told('Sepetin sunucudaki fiyatı.', "The server's price of the cart."),
  idle: told('Hesaplanacak bir şey yok.', 'There is nothing to work out.'),
  waiting: told('Son değişiklikten sonra yarım saniye beklenir.', 'Half a second passes after the last change.'),
  calculating: told('Sunucu sepeti fiyatlıyor.', 'The server prices the cart.', { operationId: 'calculateForGuest' }),
  current: told('Görünen fiyat sunucunun fiyatı.', "The price shown is the server's."),
  failed: told(
    'Fiyat alınamadı; bir sonraki değişiklikte ya da istenince yeniden sorulur.',
    'No price came; it is asked again on the next change or on request.',
  ),
  offline: told(
    'Bağlantı yok; sepet bildiği fiyatlarla çalışır.',
    'No connection; the cart works with the prices it holds.',
  ),
  timedOut: told(
    'Sunucu zamanında yanıt vermedi; yeniden sorulabilir.',
    'The server did not answer in time; it can be asked again.',
  ),
};
