import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { AccountFramePage } from '../../../pages/account/frame/account-frame-page.tsx';
import { privateHead } from '../../../pages/shell/page-head.ts';

/** The frame of the account's pages. Signed in only. */
export const Route = createFileRoute('/{-$locale}/account')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'account'),
  head: ({ match, matches }) => {
    const page = matches.at(-1) ?? match;
    const title = titles[page.pathname.split('/').findLast(Boolean) ?? ''] ?? msg`Hesabım`;
    return privateHead({ title: match.context.i18n._(title) }, { ...match, pathname: page.pathname });
  },
  component: Account,
});

const titles: Record<string, MessageDescriptor> = {
  addresses: msg`Adreslerim`,
  communication: msg`İletişim izinleri`,
  coupons: msg`Kuponlarım`,
  'family-code': msg`Aile kodumuz`,
  profile: msg`Bilgilerim`,
  'corporation-profile': msg`Kurum bilgileri`,
  'change-password': msg`Şifremi değiştir`,
  'create-password': msg`Şifre oluştur`,
};

function Account() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return (
    <AccountFramePage path={pathWithoutLocale(path).replace(/\/$/, '')}>
      <Outlet />
    </AccountFramePage>
  );
}
