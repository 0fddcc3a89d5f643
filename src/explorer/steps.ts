import type { ExplorerConfig } from 'machine-explorer';

/** The steps to a first payment, as `npm run ops -- funnel --json` counts them. */
export const steps: ExplorerConfig['steps'] = {
  home: { tr: 'Dükkâna geldi', en: 'Came to the shop' },
  view: { tr: 'Bir ürüne ya da pakete baktı', en: 'Looked at a product or a packet' },
  add: { tr: 'Sepete ekledi', en: 'Added to the cart' },
  cart: { tr: 'Sepete baktı', en: 'Looked at the cart' },
  checkout: { tr: 'Ödeme sayfasını açtı', en: 'Opened the checkout' },
  address: { tr: 'Adresi belliydi', en: 'Had an address' },
  card: { tr: 'Ödemeyi denedi', en: 'Tried to pay' },
  bank: { tr: 'Bankanın sayfasına gitti', en: 'Went to the bank’s page' },
  paid: { tr: 'Ödedi', en: 'Paid' },
};
