import type { AddressMeta } from './address.types.ts';

/** A state in words a product owner understands. */
function told(tr: string, en: string, operationId?: string): { description: string; meta: AddressMeta } {
  return { description: en, meta: { description: { tr, en }, ...(operationId ? { operationId } : {}) } };
}

export const words = {
  writing: told(
    'Adres yazılıyor; her alan her an değiştirilebilir.',
    'The address is being written; every field can change at any time.',
  ),
  listing: told('Bir alt düzeyin listesi isteniyor.', 'The list of the next level is asked for.', 'listStates'),
  unlisted: told(
    'Liste alınamadı; yazılanlar duruyor, yeniden istenebilir.',
    'The list could not be read; what was written stays and it can be asked for again.',
  ),
  editing: told('Form dolduruluyor.', 'The form is being filled in.'),
  choosing: told(
    'Adres bir siparişte kullanılıyor: değişiklik hangisi için?',
    'Orders use this address: which is the change for?',
  ),
  saving: told('Adres kaydediliyor.', 'The address is being stored.', 'createAddress'),
  conflicted: told(
    'Adres bu arada başka yerde değişmiş; üstüne yazılmaz.',
    'The address was changed elsewhere meanwhile; nothing is overwritten.',
  ),
  reloading: told(
    'Adresin son hâli okunuyor; yazılanlar duruyor.',
    'The newest version is read; what was written stays.',
    'listAddresses',
  ),
  saved: told('Adres kaydedildi.', 'The address is stored.'),
  closed: told('Kaydetmeden kapatıldı.', 'Closed without storing.'),
};
