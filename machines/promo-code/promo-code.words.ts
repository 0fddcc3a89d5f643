import type { PromoCodeMeta } from './promo-code.types.ts';

function told(tr: string, en: string, operationId?: string): { description: string; meta: PromoCodeMeta } {
  return { description: en, meta: { description: { tr, en }, ...(operationId ? { operationId } : {}) } };
}

export const words = {
  starting: told(
    'Sepetin okunması bekleniyor; bağlantıyla gelen kod unutulmaz.',
    'Waiting for the cart to be read; a code from a link is not forgotten.',
  ),
  deciding: told(
    'Kodun sorulmaya değer olup olmadığına bakılıyor.',
    'The flow decides whether the code is worth asking about.',
  ),
  none: told('Sepette kod yok.', 'No code is in effect.'),
  findingDefault: told(
    'Öğrencinin kendi kodu aranıyor.',
    "The student's own code is looked up.",
    'getDefaultPromoCode',
  ),
  applying: told('Kod sepete işleniyor.', 'The code is being applied to the cart.', 'calculateForAccount'),
  accepted: told('Kod geçerli, indirim sepette.', 'The code counts and the discount is in the cart.'),
  refused: told(
    'Kod kabul edilmedi; nedeni yazıyor, başkası denenebilir.',
    'The code was not accepted; the reason is shown and another can be tried.',
  ),
  unprocessed: told(
    'Kod sorulamadı; yeniden denenebilir.',
    'The code could not be asked about; it can be tried again.',
  ),
};
