import { CUTOFF_DAYS, CYCLE_DAYS, FURTHEST_ORDER_DAYS } from '../../../../domain/calendar/index.ts';
import {
  ANNOUNCE_DAYS,
  INTERVALS,
  LONGEST_PAUSE_DAYS,
  MIN_GAP_DAYS,
  PRICE_NOTICE_DAYS,
  subscriptionTiles,
} from '../../../../domain/subscription/index.ts';
import type { WrittenChapter } from './faq.types.ts';

/** Days before the order: for an order on the 10th, the 6th is the last day. */
const lastDaysBefore = CUTOFF_DAYS + 1;
const weeks = INTERVALS.map((days) => days / 7);

export const subscription: WrittenChapter = {
  slug: 'subscription',
  name: { tr: 'Abonelik', en: 'Subscription' },
  description: {
    tr: 'Kutun kaç haftada bir gelir, nasıl atlanır, nasıl değişir, nasıl duraklar ve biter?',
    en: 'How often your box comes, and how to skip, change, pause or end it.',
  },
  sections: [
    { slug: 'starting', name: { tr: 'Başlamak', en: 'Starting' } },
    { slug: 'changing', name: { tr: 'Atlamak ve değiştirmek', en: 'Skipping and changing' } },
    { slug: 'ending', name: { tr: 'Bitirmek', en: 'Ending it' } },
  ],
  questions: [
    {
      section: 'starting',
      question: { tr: 'Abonelik nasıl çalışır?', en: 'How does the subscription work?' },
      answer: {
        tr: `Kutunu bir kez kurarsın, ${CYCLE_DAYS / 7} haftada bir kapına gelir; bu iki döngü eder. İlk kutu hemen yola çıkar. Sonrakilerin tutarını, o kutunun sipariş günü kayıtlı kartından çekeriz. Taahhüt yok.`,
        en: `You set up your box once and it comes every ${CYCLE_DAYS / 7} weeks, which is two cycles. The first box leaves at once. For each later one we charge your saved card on its order day. There is no commitment.`,
      },
      keywords: 'abone olmak düzenli subscribe membership',
    },
    {
      section: 'starting',
      question: { tr: 'Kaç haftada bir gelmesini seçebilir miyim?', en: 'Can I choose how often it comes?' },
      answer: {
        tr: `Evet: ${weeks.join(', ')} haftada bir. Hesabım, Aboneliğim sayfasından istediğin zaman değiştirirsin.`,
        en: `Yes: every ${weeks.join(', ')} weeks. You can change it at any time under My account, My subscription.`,
      },
      keywords: 'sıklık aralık frequency interval',
    },
    {
      section: 'starting',
      question: { tr: 'Abonelik tek seferlikten ucuz mu?', en: 'Is a subscription cheaper than buying once?' },
      answer: {
        tr: 'Evet, her zaman. İki fiyat yan yana durur; ne kadar fark ettiğini ürünün ve paketin sayfasında görürsün.',
        en: 'Yes, always. Both prices stand side by side; the page of a product or packet shows the difference.',
      },
      keywords: 'indirim fiyat price discount',
    },
    {
      section: 'changing',
      question: { tr: 'Bir kutuyu atlarsam ne olur?', en: 'What happens when I skip a box?' },
      answer: {
        tr: `O kutu gelmez ve parası çekilmez; aboneliğin sürer, bir sonraki kutu kendi gününde gelir. Atlamak için parası çekilene kadar, atladığını geri almak için sipariş gününden ${lastDaysBefore} gün öncesine kadar vaktin var.`,
        en: `That box does not come and is not charged; your subscription goes on, and the next box comes on its own day. You can skip it until it is charged, and take the skip back until ${lastDaysBefore} days before its order day.`,
      },
      keywords: 'atlamak erteleme skip postpone',
    },
    {
      section: 'changing',
      question: { tr: 'Kutumun gününü değiştirebilir miyim?', en: 'Can I move the day of my box?' },
      answer: {
        tr: `Evet. Bugünden en çok ${FURTHEST_ORDER_DAYS} gün sonraya kadar bir iş günü seçersin; iki kutunun arasında en az ${MIN_GAP_DAYS} gün olmalı. Acelen varsa sıradaki kutuyu bugün de gönderebilirsin.`,
        en: `Yes. Choose a working day up to ${FURTHEST_ORDER_DAYS} days from today; there must be at least ${MIN_GAP_DAYS} days between two boxes. In a hurry, you can have the next box sent today.`,
      },
      keywords: 'tarih öne almak ertelemek date move earlier later',
    },
    {
      section: 'changing',
      question: {
        tr: 'Kutumun içini ne zamana kadar değiştirebilirim?',
        en: 'Until when can I change what is inside?',
      },
      answer: {
        tr: `Sipariş gününden ${lastDaysBefore} gün öncesine kadar. Her kutudan ${ANNOUNCE_DAYS} gün önce ne geleceğini ve ne tutacağını e-postayla yazarız; değiştirmeye vaktin kalır.`,
        en: `Until ${lastDaysBefore} days before the order day. We email you what is coming and what it costs ${ANNOUNCE_DAYS} days before each box, so that there is time to change it.`,
      },
      keywords: 'ürün eklemek çıkarmak içerik edit contents',
    },
    {
      section: 'changing',
      question: { tr: 'Aboneliğimi duraklatabilir miyim?', en: 'Can I pause my subscription?' },
      answer: {
        tr: `Evet, istediğin güne kadar ya da gün vermeden. Duraklatılmışken kutu gelmez, para çekilmez. Gün vermediğin bir duraklatma ${LONGEST_PAUSE_DAYS} gün sonra aboneliği bitirir; o zamana kadar istediğin an sürdürürsün.`,
        en: `Yes, until a day you choose or without one. While it is paused no box comes and nothing is charged. A pause without a day ends the subscription after ${LONGEST_PAUSE_DAYS} days; until then you can resume it whenever you like.`,
      },
      keywords: 'ara vermek dondurmak hold pause break',
    },
    {
      section: 'changing',
      question: { tr: 'Zam olursa haber verir misiniz?', en: 'Will you tell me when prices rise?' },
      answer: {
        tr: `Evet, e-postayla. Yeni fiyat aboneliğinde en erken, artış gününden ve e-postamızdan ${PRICE_NOTICE_DAYS} gün sonra geçer. Fiyat düşerse düştüğü gün sana da yansır.`,
        en: `Yes, by email. The new price reaches your subscription no sooner than ${PRICE_NOTICE_DAYS} days after the day of the rise and after our email. When a price falls, you pay less from that day on.`,
      },
      keywords: 'fiyat artışı price increase',
    },
    {
      section: 'ending',
      question: { tr: 'Aboneliği bitirmek zor mu?', en: 'Is it hard to end a subscription?' },
      answer: {
        tr: `Hayır. Hesabım, Aboneliğim sayfasında “${subscriptionTiles.cancel.tr}”. Kimseyle konuşman gerekmez, ceza yok. Neden diye sorarız; boş bırakabilirsin. Sonraki kutular için para çekilmez.`,
        en: `No. “${subscriptionTiles.cancel.en}” on My account, My subscription. You need not talk to anybody and there is no fee. We ask why; you can leave it empty. Nothing is charged for later boxes.`,
      },
      keywords: 'iptal abonelikten çıkmak cancel unsubscribe stop',
    },
    {
      section: 'ending',
      question: { tr: 'Bitirdikten sonra yeniden başlayabilir miyim?', en: 'Can I start again after ending it?' },
      answer: {
        tr: 'Evet. Biten aboneliğinin sayfasında “Yeniden başlat”: içindekilerden hâlâ sattıklarımız, bugünkü fiyatlarıyla abonelik olarak sepetine girer. Hesabın ve adreslerin durur.',
        en: 'Yes. “Start again” on the page of the subscription that ended: what we still sell of it goes into your cart as a subscription, at today’s prices. Your account and addresses stay.',
      },
      keywords: 'geri dönmek restart again',
    },
  ],
};
