import { expect, test } from 'vitest';
import { hasRoute } from './entry-server.tsx';
import { createRouter } from './router.tsx';
import { createApi } from './services/http/index.ts';

const api = createApi({ baseUrl: '', language: () => 'tr', regionId: 'TR', token: () => null });
const router = createRouter({ api, siteBase: '' });

test.each([
  ['/ [ROUTE-1]', '/'],
  ['/store [ROUTE-2]', '/store/{-$slug}'],
  ['/store/pad [ROUTE-3]', '/store/{-$slug}'],
  ['/donation-culture [ROUTE-4]', '/donation-culture'],
  ['/404 [ROUTE-5]', '/404'],
  ['/500 [ROUTE-6]', '/500'],
  ['/cart [ROUTE-7]', '/cart'],
  ['/packets [ROUTE-8]', '/packets/'],
  ['/packets/pad-packets [ROUTE-9]', '/packets/$slug'],
  ['/packets/popular [ROUTE-10]', '/packets/popular'],
  ['/packet/pad.super.20_custom [ROUTE-11]', '/packet/$slug'],
  ['/product/pad-super-12 [ROUTE-12]', '/product/$slug'],
  ['/product/trial [ROUTE-13]', '/product/$slug'],
  ['/product/heating-patch [ROUTE-14]', '/product/$slug'],
  ['/custom-packet [ROUTE-15]', '/custom-packet'],
  ['/landing/uae [ROUTE-16]', '/landing/$landing'],
  ['/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2lnbmF0dXJl [ROUTE-17]', '/$token'],
  ['/landing/subscription/pad2 [ROUTE-18]', '/landing/subscription/pad2'],
  ['/app [ROUTE-19]', '/app'],
  ['/quiz [ROUTE-20]', '/quiz'],
  ['/charity [ROUTE-21]', '/charity'],
  ['/know-us/faqs [ROUTE-22]', '/know-us/faqs/'],
  ['/know-us/why-pad [ROUTE-23]', '/know-us/$page'],
  ['/know-us/test-results [ROUTE-24]', '/know-us/$page'],
  ['/know-us/terms-of-use [ROUTE-25]', '/know-us/$page'],
  ['/know-us/privacy [ROUTE-26]', '/know-us/$page'],
  ['/know-us/price-policy [ROUTE-27]', '/know-us/$page'],
  ['/know-us/membership-aggreement [ROUTE-28]', '/know-us/$page'],
  ['/know-us/kvkk [ROUTE-29]', '/know-us/$page'],
  ['/know-us/how-it-works [ROUTE-30]', '/know-us/$page'],
  ['/know-us/cookies [ROUTE-31]', '/know-us/$page'],
  ['/know-us/all-materials [ROUTE-32]', '/know-us/$page'],
  ['/know-us/family-code [ROUTE-33]', '/know-us/$page'],
  ['/know-us/students [ROUTE-34]', '/know-us/$page'],
  ['/auth/login [ROUTE-35]', '/auth/login'],
  ['/auth/register [ROUTE-36]', '/auth/register'],
  ['/auth/forgot-password [ROUTE-37]', '/auth/forgot-password'],
  ['/auth/reset-password [ROUTE-38]', '/auth/reset-password'],
  ['/auth/logout [ROUTE-39]', '/auth/logout'],
  ['/checkout [ROUTE-41]', '/checkout/'],
  ['/checkout/address [ROUTE-42]', '/checkout/address'],
  ['/purchase/success [ROUTE-43]', '/purchase/success'],
  ['/account [ROUTE-44]', '/account/'],
  ['/account/addresses [ROUTE-45]', '/account/addresses'],
  ['/account/communication [ROUTE-46]', '/account/communication'],
  ['/account/corporation-profile [ROUTE-47]', '/account/corporation-profile'],
  ['/account/cards [ROUTE-48]', '/account/cards'],
  ['/account/change-password [ROUTE-49]', '/account/change-password'],
  ['/account/create-password [ROUTE-50]', '/account/create-password'],
  ['/account/family-code [ROUTE-51]', '/account/family-code'],
  ['/account/coupons [ROUTE-52]', '/account/coupons'],
  ['/account/orders [ROUTE-53]', '/account/orders/'],
  ['/account/orders/refund/o1 [ROUTE-54]', '/account/orders/refund/$'],
  ['/account/orders/refund/o1/summary [ROUTE-55]', '/account/orders/refund/$'],
  ['/account/orders/refund/successful [ROUTE-56]', '/account/orders/refund/$'],
  ['/account/profile [ROUTE-57]', '/account/profile/'],
  ['/account/profile/delete-account [ROUTE-58]', '/account/profile/delete-account'],
  ['/account/subscription/s1 [ROUTE-59]', '/account/subscription/$subscriptionId'],
  ['/account/subscription/edit/s1 [ROUTE-60]', '/account/subscription/edit/$subscriptionId'],
])('%s', (title, template) => {
  const [path = ''] = title.split(' ');
  // The last match is the page; a layout before it answers for every page below its address.
  const [matched] = router.getMatchedRoutes(path);
  const page = matched.at(-1);
  expect([hasRoute(path), page?.fullPath.replace('/{-$locale}', '')]).toEqual([true, template]);
  expect(hasRoute(`/en${path === '/' ? '' : path}`)).toBe(true);
});

test.each(['/nowhere', '/know-us/nowhere', '/landing/nowhere', '/account/nowhere', '/store/pad/nowhere'])(
  '%s is no page [ROUTE-62]',
  (path) => expect(hasRoute(path)).toBe(false),
);
