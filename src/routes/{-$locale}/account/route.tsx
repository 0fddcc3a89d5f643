import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

/** The frame of the account's pages. Signed in only. */
export const Route = createFileRoute('/{-$locale}/account')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'account'),
  head: ({ match, matches }) => {
    const page = matches.at(-1) ?? match;
    // The server does not load the account's texts: until the browser has them, every page is called this.
    const isRead = match.context.i18n.namespaces.has('account');
    const title = (isRead && titles[page.pathname.split('/').findLast(Boolean) ?? '']) || msg`Hesabım`;
    return privateHead({ title: match.context.i18n._(title) }, { ...match, pathname: page.pathname });
  },
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'AccountArea'),
});

const titles: Record<string, MessageDescriptor> = {
  orders: msg`Siparişlerim`,
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
