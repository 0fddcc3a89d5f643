import type { Locale } from '../../../../domain/locale/index.ts';
import { inLocale, pathIn } from '../../../../domain/locale/index.ts';
import { picturePath } from '../../../../domain/product/index.ts';
import { toDecimal } from '../../../../domain/money/index.ts';
import { BRAND_NAME, CONTACT_EMAIL } from '../../../../domain/brand.ts';
import type { ProductPage } from '../../../services/catalog/index.ts';
import type { Reviews } from '../../../services/reviews/index.ts';
import type { Packet } from '../../../services/packets/index.ts';
import type { StructuredData } from './page-head.ts';

const availability = (isInStock: boolean) => `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;

/** Every box of a product page as schema.org's Product with its offer. `base`: the shop's public address. */
export function productStructuredData(
  page: ProductPage,
  reviews: Reviews | null,
  locale: Locale,
  base: string,
): StructuredData[] {
  return page.sizes.map((box) => ({
    '@type': 'Product',
    name: inLocale(box.name, locale),
    description: inLocale(box.description, locale),
    sku: box.slug,
    brand: { '@type': 'Brand', name: BRAND_NAME },
    image: productImage(box.picture, base),
    ...(reviews && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
    }),
    offers: {
      '@type': 'Offer',
      url: base + pathIn(locale, `/product/${box.slug}`),
      price: toDecimal(box.price.oneTimePurchase).toFixed(2),
      priceCurrency: 'TRY',
      availability: availability(box.isInStock),
    },
  }));
}

export function packetStructuredData(packet: Packet, locale: Locale, base: string): StructuredData {
  return {
    '@type': 'Product',
    name: inLocale(packet.name, locale),
    description: inLocale(packet.description, locale),
    sku: packet.slug,
    brand: { '@type': 'Brand', name: BRAND_NAME },
    image: base + packet.image,
    offers: {
      '@type': 'Offer',
      url: base + pathIn(locale, `/packet/${packet.slug}`),
      price: toDecimal(packet.price.oneTimePurchase).toFixed(2),
      priceCurrency: 'TRY',
      availability: availability(packet.isInStock),
    },
  };
}

export function productImage(picture: ProductPage['pictures'][number], base: string): string {
  return `${base}/_next/image?url=${encodeURIComponent(picturePath(picture))}&w=1200&q=75`;
}

/** The breadcrumb of a page, for search engines; the last step is the page itself. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  locale: Locale,
  base: string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name,
      item: base + pathIn(locale, path),
    })),
  };
}

/** The shop as schema.org's Organization. `base`: the shop's public address. */
export const organizationData = (base: string): StructuredData => ({
  '@type': 'Organization',
  name: BRAND_NAME,
  url: base,
  email: CONTACT_EMAIL,
});

/** Questions with their answers, as they are on the page. */
export const questionsData = (
  questions: readonly { heading: string; paragraphs: readonly string[] }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ heading, paragraphs }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
  })),
});
