import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of the account's pages, by the last part of their path. */
export const titles: Record<string, MessageDescriptor> = {
  orders: msg`Siparişlerim`,
  summary: msg`İade`,
  successful: msg`İade`,
  addresses: msg`Adreslerim`,
  cards: msg`Kartlarım`,
  communication: msg`İletişim izinleri`,
  coupons: msg`Kuponlarım`,
  'family-code': msg`Aile kodumuz`,
  profile: msg`Bilgilerim`,
  security: msg`Güvenlik`,
  'corporation-profile': msg`Kurum bilgileri`,
  'change-password': msg`Şifremi değiştir`,
  'create-password': msg`Şifre oluştur`,
  'delete-account': msg`Hesabımı sil`,
};
