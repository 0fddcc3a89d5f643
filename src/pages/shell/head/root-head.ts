import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { DEFAULT_LOCALE, isLocale, type Localized } from '../../../../domain/locale/index.ts';
import { earlyFonts, italicFont } from '../../../theme/early-fonts.ts';
import { loadedHead, titleOf } from './page-head.ts';

interface HeadMatch {
  status: string;
  _notFound?: unknown;
}

const manifests: Localized = { tr: '/manifest.webmanifest', en: '/manifest.en.webmanifest' };

/** Tags of every page, and the title of a page without a head of its own (404). */
export function rootHead(i18n: I18n, matches: readonly HeadMatch[]) {
  const locale = isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE;
  const isMissing = matches.some((match) => match.status === 'notFound' || match._notFound);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'application-name', content: BRAND_NAME },
      ...(isMissing
        ? [{ title: titleOf(i18n._(msg`Sayfa bulunamadı`)) }, { name: 'robots', content: 'noindex' }]
        : [{ title: BRAND_NAME }]),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: manifests[locale] },
      ...earlyFonts[locale].map(fontLink),
    ],
  };
}

export const fontLink = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
});

/** As `loadedHead`, for a page whose first view has a heading in italics: preloads the italic font. */
export function loadedHeadInItalics(page: Parameters<typeof loadedHead>[0]) {
  const head = loadedHead(page);
  return { ...head, links: [...(head.links ?? []), fontLink(italicFont)] };
}
