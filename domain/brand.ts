/** The shop's name. Renaming the shop is changing this line. */
export const BRAND_NAME = 'Mercan';

/** Where a customer writes to: it stands in the contracts too, and a change is a new agreement version. */
export const CONTACT_EMAIL = 'merhaba@mercan.example';

/** The company that sells: it stands in both agreements, and a change is a new agreement version. */
export const SELLER_NAME = `${BRAND_NAME} Kişisel Bakım Ürünleri Ticaret A.Ş.`;
