import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('students'),
  sections: [
    {
      heading: { tr: 'Kimler yararlanır?', en: 'Who gets it' },
      paragraphs: [
        {
          tr: 'Üniversitesinin verdiği e-postayı (sonu .edu.tr) kullanan herkes. Kod senindir; devredilemez ve başka bir kodla birleşmez.',
          en: 'Everybody who uses the email address of their university, one that ends in .edu.tr. The code is yours; it can’t be passed on or combined with another code.',
        },
        {
          tr: 'Kendi yazdığın bir kod varsa o kalır; öğrenci kodu onun yerine geçmez.',
          en: 'If you have entered another code, it stays; the student code doesn’t replace it.',
        },
      ],
    },
    {
      heading: { tr: 'Nasıl öğrenci hesabı olur?', en: 'How to get a student account' },
      paragraphs: [
        {
          tr: 'Hesabındaki Bilgilerim sayfasında e-posta adresini üniversitenin verdiğiyle değiştir, gelen bağlantıya tıkla. Belge istemeyiz; yeniden giriş yaptığında indirimin işler.',
          en: 'On the page My details of your account, change your email address to the one your university gave you, and follow the link we send there. No papers needed; the discount is there when you sign in again.',
        },
        {
          tr: 'O adresle zaten üyeysen “Şifremi unuttum” de ve gelen bağlantıyla yeni bir şifre seç; bu da yeter.',
          en: 'If you already registered with it, choose “I forgot my password” and set a new one with the link we send; that does it too.',
        },
        {
          tr: 'Sonra başka bir adrese geçersen öğrenci indirimin biter.',
          en: 'If you later change to another address, the student discount ends.',
        },
      ],
    },
  ],
};
