import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Öğrenciye indirim', en: 'Student discount' },
  lead: {
    tr: 'Öğrenci hesabında indirim kodun her sepette kendiliğinden işler.',
    en: 'With a student account your discount code is applied to every cart automatically.',
  },
  sections: [
    {
      heading: { tr: 'Kimler yararlanır?', en: 'Who gets it' },
      paragraphs: [
        {
          tr: 'Öğrenciliğini doğrulamış hesaplar. Kod senindir; devredilemez ve başka bir kodla birleşmez.',
          en: 'Accounts with a verified student. The code is yours; it can’t be passed on or combined with another code.',
        },
        {
          tr: 'Kendi yazdığın bir kod varsa o kalır; öğrenci kodu onun yerine geçmez.',
          en: 'If you have entered another code, it stays; the student code doesn’t replace it.',
        },
      ],
    },
  ],
};
