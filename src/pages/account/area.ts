import type { Locale } from '../../../domain/locale/index.ts';
import { hasSession } from '../../base/visitor/signed-in.ts';
import { whenRecognised } from '../../flows/session/session.ts';
import { loadAccountMessages } from '../../i18n/account-messages.ts';
import type { PageI18n } from '../../i18n/i18n.ts';
import type { Api } from '../../services/http/index.ts';

export { AccountArea } from './frame/account-frame-page.tsx';
export { titles } from './titles.ts';

const overview = () => import('./overview/account-page.tsx');

/**
 * The account's pages by the name of their component, which is also their file's: CardsPage is in cards-page.tsx. With
 * the catalogues of its texts, beside `account`.
 */
export const pages = {
  AccountPage: {
    load: async () => ({ AccountPage: (await overview()).AccountPage }),
    texts: ['account/subscription'],
    readAhead: async (api: Api) => (await overview()).readAhead(api),
  },
  AddressesPage: {
    load: () => import('../../flows/addresses/addresses-page.tsx'),
    texts: ['account/addresses'],
  },
  CardsPage: {
    load: () => import('../../flows/cards/cards-page.tsx'),
    texts: ['account/cards', 'checkout', 'three-d-secure'],
  },
  CommunicationPage: {
    load: () => import('../../flows/communication/communication-page.tsx'),
    texts: ['account/communication'],
  },
  CorporationPage: { load: () => import('../../flows/corporation/corporation-page.tsx'), texts: ['corporation'] },
  CouponsPage: { load: () => import('../../flows/coupons/coupons-page.tsx'), texts: ['account/coupons'] },
  DeleteAccountPage: {
    load: () => import('../../flows/delete-account/delete-account-page.tsx'),
    texts: ['account/delete-account'],
  },
  EditSubscriptionPage: {
    load: () => import('../../flows/edit-subscription/edit-subscription-page.tsx'),
    texts: ['account/edit-subscription'],
  },
  FamilyCodePage: {
    load: () => import('../../flows/family-code/family-code-page.tsx'),
    texts: ['account/family-code'],
  },
  OrderPage: { load: () => import('../../flows/order/order-page.tsx'), texts: ['account/order'] },
  OrdersPage: { load: () => import('./orders/orders-page.tsx'), texts: [] },
  PasswordPage: { load: () => import('../../flows/password/password-page.tsx'), texts: ['account/password'] },
  ProfilePage: { load: () => import('../../flows/profile/profile-page.tsx'), texts: ['account/profile'] },
  RefundPage: { load: () => import('../../flows/refund/refund-page.tsx'), texts: ['account/refund'] },
  SecurityPage: { load: () => import('./security-page.tsx'), texts: ['account/security'] },
  SubscriptionPage: {
    load: () => import('../../flows/subscription/subscription-page.tsx'),
    texts: ['account/subscription'],
  },
} as const;

export type AreaPage = keyof typeof pages;

export const loadTexts = (i18n: PageI18n, locale: Locale, page: AreaPage): Promise<void> =>
  loadAccountMessages(i18n, locale, ...pages[page].texts);

/** Starts the session and then reads the page's lists, which would otherwise wait until the page is hydrated. */
export async function readAhead(api: Api, page: AreaPage): Promise<void> {
  if (!hasSession()) return;
  await whenRecognised();
  const found = pages[page];
  if ('readAhead' in found) await found.readAhead(api);
}
