import type { CustomPacketMeta } from './custom-packet.types.ts';

/** A state in words a product owner understands. */
function told(tr: string, en: string): { description: string; meta: CustomPacketMeta } {
  return { description: en, meta: { description: { tr, en } } };
}

export const words = {
  opening: told('Kutunun neyle başladığına bakılır.', 'What the box begins with decides where we stand.'),
  empty: told('Kutu boş; ilk parçayı bekliyor.', 'The box is empty and waits for its first piece.'),
  filled: told('Kutuda bir şeyler var; fiyatı hep görünür.', 'There is something in the box; its price is in sight.'),
  placing: told('Kutu sepete konuyor.', 'The box goes into the cart.'),
  placed: told('Kutu sepette.', 'The box is in the cart.'),
  duplicate: told(
    'Bu içerikte bir kutu zaten sepette; ikincisi eklenmez.',
    'A box with these contents is in the cart already; no second one is added.',
  ),
  failed: told(
    'Kutu sepete konamadı; içindekiler duruyor.',
    'The box could not be put into the cart; its contents stay.',
  ),
};
