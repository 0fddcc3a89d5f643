import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Öğrenciye indirim', en: 'Students pay less' },
  lead: {
    tr: 'Öğrenci hesabında indirim kodun her sepette kendiliğinden işler.',
    en: 'With a student account your discount code is applied to every cart by itself.',
  },
  sections: [
    {
      heading: { tr: 'Kimler yararlanır?', en: 'Who gets it' },
      paragraphs: [
        {
          tr: 'Öğrenciliğini doğrulamış hesaplar. Kod senindir; devredilemez ve başka bir kodla birleşmez.',
          en: 'Accounts that have shown they belong to a student. The code is yours; it cannot be passed on and does not combine with another one.',
        },
        {
          tr: 'Kendi yazdığın bir kod varsa o kalır; öğrenci kodu onun yerine geçmez.',
          en: 'If you have typed a code of your own, it stays; the student code does not take its place.',
        },
      ],
    },
  ],
};
