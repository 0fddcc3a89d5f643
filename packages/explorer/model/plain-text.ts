const marks = /\p{M}/gu;

/** Without capitals, dots and accents: "odendi" finds "Ödendi" and "ISIN" finds "ısın". */
export const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(marks, '');
