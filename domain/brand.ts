/** The shop's name. Renaming the shop is changing this line. */
export const BRAND_NAME = 'Mercan';
