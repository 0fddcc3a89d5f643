import { CONTACT_EMAIL } from '../../../../domain/brand.ts';
import type { WrittenChapter } from './faq.types.ts';

export const orders: WrittenChapter = {
  slug: 'orders',
  name: { tr: 'Sipariş', en: 'Orders' },
  description: {
    tr: 'Sipariş nasıl verilir, nerede görünür, ne zamana kadar iptal edilir ve değişir?',
    en: 'How to place an order, where to see it, and until when it can be cancelled or changed.',
  },
  sections: [],
  questions: [
    {
      question: { tr: 'Üye olmadan sipariş verebilir miyim?', en: 'Can I order without an account?' },
      answer: {
        tr: 'Hayır, ödeme adımında bir hesap açarsın. E-posta ve şifre yeter; siparişini izlemek, iade etmek ve aboneliğini değiştirmek için o hesap gerekir. Sepetin üye olurken kaybolmaz.',
        en: 'No, you open an account at checkout. An email and a password are enough; you need the account to follow your order, return it and change your subscription. Your cart stays as it is while you sign up.',
      },
      keywords: 'misafir kayıt hesap guest sign up register',
    },
    {
      question: { tr: 'Siparişimi nasıl iptal ederim?', en: 'How do I cancel an order?' },
      answer: {
        tr: 'Kutun paketlenene kadar kendin iptal edersin: Hesabım, Siparişlerim, sipariş, Siparişi iptal et. Ödediğin tutar kartına ve kullandığın bakiye hesabına geri döner.\n\nPaketlendiyse iptal edilmez; teslimden sonra iade edebilirsin.',
        en: 'Until your box is packed you cancel it yourself: My account, My orders, the order, Cancel the order. What you paid goes back to your card, and the balance you used goes back to your account.\n\nOnce it is packed it can no longer be cancelled; you can return it after delivery.',
      },
      keywords: 'vazgeçtim iptal etmek cancellation call off',
    },
    {
      question: { tr: 'Siparişimin adresini değiştirebilir miyim?', en: 'Can I change the address of an order?' },
      answer: {
        tr: 'Kutun yola çıkmadıysa siparişinin sayfasına bak: adres değiştirilebiliyorsa düğmesi oradadır. Kurye bulamadıysa da adresi oradan düzeltirsin, kutunu yeniden göndeririz.',
        en: 'If your box has not left yet, look at the page of your order: while the address can be changed, the button is there. If the courier could not find you, correct it there too and we will send the box again.',
      },
      keywords: 'adres yanlış taşındım wrong address moved',
    },
    {
      question: { tr: 'Siparişim şu an nerede?', en: 'Where is my order now?' },
      answer: {
        tr: 'Hesabım, Siparişlerim sayfasında her siparişin hangi adımda olduğu yazar. Kargoya verildiğinde takip numarası oraya gelir, sana da e-posta atarız.',
        en: 'My account, My orders says at which step each order is. When it is handed to the carrier the tracking number appears there, and we email you.',
      },
      keywords: 'takip kargom nerede tracking status',
    },
    {
      question: { tr: 'Kutunun içine not koyabilir miyim?', en: 'Can I put a note into the box?' },
      answer: {
        tr: 'Evet. Kutun paketlenene kadar siparişinin sayfasından bir mektup yazabilirsin: kendine ya da kutuyu açacak kişiye. Paketlenince değişmez.',
        en: 'Yes. Until your box is packed you can write a letter on the page of your order: to yourself or to the person who will open it. Once it is packed it does not change.',
      },
      keywords: 'hediye mektup gift letter',
    },
    {
      question: {
        tr: 'Kutumdan eksik ya da yanlış bir şey çıktı. Ne yapmalıyım?',
        en: 'Something was missing or wrong in my box. What now?',
      },
      answer: {
        tr: `Siparişinin sayfasındaki “Bir sorun mu var?” bölümünden ne olduğunu yaz. Cevabımız e-postayla gelir. Oraya giremiyorsan ${CONTACT_EMAIL} adresine sipariş numaranla yaz.`,
        en: `Tell us what it is on the page of your order, under “Is something wrong?”. Our answer comes by email. If you cannot get there, write to ${CONTACT_EMAIL} with your order number.`,
      },
      keywords: 'hasarlı kırık gelmedi damaged missing wrong broken',
    },
    {
      question: { tr: 'Aynı siparişi bir daha verebilir miyim?', en: 'Can I order the same again?' },
      answer: {
        tr: 'Evet. Teslim edilen ya da iptal olan siparişinin sayfasından: hâlâ sattıklarımızı bugünkü fiyatlarıyla sepetine koyarız, orada değiştirirsin.',
        en: 'Yes. From the page of an order that was delivered or cancelled: we put what we still sell into your cart at today’s prices, and you change it there.',
      },
    },
  ],
};
