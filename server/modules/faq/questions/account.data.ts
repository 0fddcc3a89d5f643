import { AGE_LIMITS, KEPT_YEARS, PASSWORD_LIMITS } from '../../../../domain/account/index.ts';
import { CONTACT_EMAIL } from '../../../../domain/brand.ts';
import type { WrittenChapter } from './faq.types.ts';

export const account: WrittenChapter = {
  slug: 'account',
  name: { tr: 'Hesap', en: 'Account' },
  description: {
    tr: 'Şifre, e-posta, öğrenci indirimi, bildirimler, verilerin ve hesabını silmek.',
    en: 'Your password and email, the student discount, notices, your data and closing your account.',
  },
  sections: [],
  questions: [
    {
      question: { tr: 'Şifremi unuttum. Nasıl girerim?', en: 'I forgot my password. How do I get in?' },
      answer: {
        tr: `Giriş sayfasında “Şifremi unuttum” de; e-postana gelen bağlantıyla yeni bir şifre seç. En az ${PASSWORD_LIMITS.least} karakter olsun.`,
        en: `Choose “I forgot my password” on the sign-in page, and set a new one by the link we email you. It needs at least ${PASSWORD_LIMITS.least} characters.`,
      },
      keywords: 'parola sıfırlama giriş yapamıyorum reset password login',
    },
    {
      question: { tr: 'E-posta adresimi nasıl değiştiririm?', en: 'How do I change my email address?' },
      answer: {
        tr: 'Hesabım, Bilgilerim sayfasından. Yeni adrese bir bağlantı göndeririz; tıklayana kadar eskisi geçerlidir.',
        en: 'Under My account, My details. We send a link to the new address; until you click it the old one counts.',
      },
      keywords: 'mail değiştirme change email',
    },
    {
      question: { tr: 'Öğrenci indirimi var mı?', en: 'Is there a student discount?' },
      answer: {
        tr: 'Var. Bilgilerim sayfasında e-postanı üniversitenin verdiği adresle (sonu .edu.tr) değiştir, gelen bağlantıya tıkla, yeniden giriş yap: indirim kodun sepetinde kendiliğinden işler. Belge istemeyiz.',
        en: 'Yes. Change your email on the page My details to the one your university gave you (ending in .edu.tr), click the link we send, and sign in again: your code is in your cart by itself. We ask for no papers.',
      },
      keywords: 'öğrenci üniversite student university',
    },
    {
      question: { tr: 'Kaç yaşında hesap açabilirim?', en: 'How old do I have to be?' },
      answer: {
        tr: `En az ${AGE_LIMITS.youngest}. Kartla ödeme için kart sahibinin onayı gerekir.`,
        en: `At least ${AGE_LIMITS.youngest}. To pay by card you need the consent of whoever the card belongs to.`,
      },
      keywords: 'yaş sınırı çocuk age limit teenager',
    },
    {
      question: { tr: 'Beni arar mısınız?', en: 'Can you call me?' },
      answer: {
        tr: `İstersen. Hesabım’dan bir arama isteği bırak: konuyu ve günün hangi vaktinde uygun olduğunu seç. Yazmak istersen ${CONTACT_EMAIL}.`,
        en: `If you like. Leave a request under My account: choose what it is about and which part of the day suits you. If you would rather write: ${CONTACT_EMAIL}.`,
      },
      keywords: 'telefon müşteri hizmetleri iletişim contact phone customer service support',
    },
    {
      question: { tr: 'Kampanya e-postalarını nasıl kapatırım?', en: 'How do I stop campaign emails?' },
      answer: {
        tr: 'E-postanın altındaki bağlantıyla ya da Hesabım, İletişim izinleri sayfasından. Siparişlerinle ilgili e-postalar gelmeye devam eder.',
        en: 'By the link at the foot of the email, or under My account, Communication. Emails about your orders keep coming.',
      },
      keywords: 'bülten sms izin abonelikten çık newsletter unsubscribe',
    },
    {
      question: { tr: 'Benim hakkımda ne saklıyorsunuz?', en: 'What do you keep about me?' },
      answer: {
        tr: 'Hesabım, Bilgilerim sayfasında hepsini okur, dosya olarak indirirsin: ne, neden, ne kadar süre. Ayrıntısı KVKK aydınlatma metninde.',
        en: 'Under My account, My details you can read all of it and download it as a file: what, why and for how long. The details are in the privacy notice (KVKK).',
      },
      keywords: 'veri kvkk gizlilik kişisel data privacy gdpr',
    },
    {
      question: { tr: 'Hesabımı nasıl silerim?', en: 'How do I delete my account?' },
      answer: {
        tr: `Hesabım’dan. Silmeden önce neyin gideceğini, neyin kalacağını görürsün: kanun gereği siparişlerini ${KEPT_YEARS.orders}, sözleşmelerini ${KEPT_YEARS.agreements} yıl saklarız. Aboneliğin biter, bakiyen silinir. Yolda bir kutun, ödeme ya da cevap bekleyen bir şeyin varsa önce o sonuçlanır.`,
        en: `Under My account. Before you do, you see what goes and what stays: by law we keep your orders for ${KEPT_YEARS.orders} years and your contracts for ${KEPT_YEARS.agreements}. Your subscription ends and your balance is lost. A box on its way, a payment or an answer you are waiting for has to be settled first.`,
      },
      keywords: 'üyelik iptal hesap kapatma close account delete',
    },
  ],
};
