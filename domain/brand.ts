/** The shop's name. Renaming the shop is changing this line. */
export const BRAND_NAME = 'Mercan';

/** The contact address. It is printed in the contracts too, so a change is a new agreement version. */
export const CONTACT_EMAIL = 'merhaba@mercan.example';

/** The selling company. Name and numbers are in both agreements, so a change is a new agreement version. */
export const SELLER = {
  title: `${BRAND_NAME} Kişisel Bakım Ürünleri Ticaret A.Ş.`,
  address: 'Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul',
  mersis: '0615 0482 7390 0001',
  taxOffice: 'Kadıköy V.D. 615 048 2739',
  phone: '0850 000 00 28',
  email: CONTACT_EMAIL,
  registeredEmail: 'mercan@hs01.kep.example',
} as const;

export const PHONE_HREF = `tel:${SELLER.phone.replaceAll(' ', '')}`;
