import type { WrittenChapter } from './faq.types.ts';

export const charity: WrittenChapter = {
  slug: 'charity',
  name: { tr: 'Bağış', en: 'Donations' },
  description: {
    tr: 'Bağış paketi nedir, kime gider, makbuz kesilir mi, kurumlar nasıl hesap açar?',
    en: 'What a donation box is, who gets it, whether there is a tax receipt, and how charities join.',
  },
  sections: [],
  questions: [
    {
      question: { tr: 'Bağış paketinde ne var, kime gidiyor?', en: 'What is in a donation box, and who gets it?' },
      answer: {
        tr: '24 süper ped. Başvurusunu onayladığımız okullara, yurtlara, derneklere ve gıda bankalarına gider; sana gelmez. Kargosu bizden.',
        en: '24 super pads. They go to schools, dormitories, associations and food banks whose application we approved, not to you. Delivery is on us.',
      },
      keywords: 'bağış yapmak yardım donate donation',
    },
    {
      question: { tr: 'Bağış paketini iade edebilir miyim?', en: 'Can I take a donation back?' },
      answer: {
        tr: 'Gönderilene kadar evet. Siparişinden iade istersin, tutarı ödediğin yolla geri veririz. Gönderildikten sonra geri alınamaz.',
        en: 'Until it is sent, yes. Ask for it on your order and we pay it back the way you paid. Once it is sent it cannot be taken back.',
      },
      keywords: 'bağış iptal donation cancel refund',
    },
    {
      question: { tr: 'Bağışım için vergi makbuzu alabilir miyim?', en: 'Do I get a tax receipt for a donation?' },
      answer: {
        tr: 'Hayır. Bağış paketi bir alışveriştir; vergiden düşülecek bir bağış makbuzu yerine geçmez.',
        en: 'No. A donation box is a purchase; there is no receipt that you could deduct from tax.',
      },
      keywords: 'makbuz vergi fatura tax deduct',
    },
    {
      question: {
        tr: 'Bağışa abone olunur mu, kod geçer mi?',
        en: 'Can I subscribe to donations, and do codes count?',
      },
      answer: {
        tr: 'Aboneliği yok, her seferinde sen eklersin. İndirim kodu bağış paketinde de geçer.',
        en: 'There is no subscription; you add one each time. Discount codes count on a donation box too.',
      },
      keywords: 'düzenli bağış monthly donation code',
    },
    {
      question: { tr: 'Kurum hesabı nedir, kimler açar?', en: 'What is a charity account, and who can open one?' },
      answer: {
        tr: 'Dernek, vakıf, okul, belediye, muhtarlık, üniversite, yurt, gıda bankası, hastane ve başka kurumlar için bir hesap türü. Üye olurken kurumunu seçersin. Kurumların kartı saklanmaz; abone olursan her kutuyu günü gelince kendin ödersin.',
        en: 'An account for associations, foundations, schools, municipalities, mukhtars, universities, dormitories, food banks, hospitals and other institutions. You choose yours when you sign up. We keep no card for charities; if you subscribe, you pay for each box yourself when its day comes.',
      },
      keywords: 'dernek okul vakıf yurt kurumsal corporate institution ngo',
    },
  ],
};
