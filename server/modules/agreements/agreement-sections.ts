import { PAY_WITHIN_DAYS } from '../../../domain/dunning/index.ts';
import { formatLira, type Kurus } from '../../../domain/money/index.ts';
import { subscriptionTiles } from '../../../domain/subscription/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import { type AgreementFacts, hasDonation, hasSubscription, type Party } from './agreement-facts.ts';
import { SELLER } from '../../../domain/brand.ts';
import { deliveryTime, returnCarrier } from './delivery-terms.ts';

export type Section = components['schemas']['AgreementSection'];

const both = (write: (locale: 'tr' | 'en') => string): Localized => ({ tr: write('tr'), en: write('en') });
const same = (text: string): Localized => ({ tr: text, en: text });

export const sellerSection = (): Section => ({
  heading: { tr: 'Satıcı', en: 'Seller' },
  paragraphs: [
    same(SELLER.title),
    { tr: `Adres: ${SELLER.address}`, en: `Address: ${SELLER.address}` },
    { tr: `MERSİS: ${SELLER.mersis}`, en: `Trade register (MERSİS): ${SELLER.mersis}` },
    { tr: `Vergi dairesi ve no: ${SELLER.taxOffice}`, en: `Tax office and number: ${SELLER.taxOffice}` },
    { tr: `Telefon: ${SELLER.phone}`, en: `Telephone: ${SELLER.phone}` },
    { tr: `E-posta: ${SELLER.email}`, en: `Email: ${SELLER.email}` },
    { tr: `KEP: ${SELLER.registeredEmail}`, en: `Registered email (KEP): ${SELLER.registeredEmail}` },
  ],
});

const at = ({ name, phone, address }: Party) => `${name}, ${phone}, ${address}`;

export function buyerSection({ buyer, delivery, billing }: AgreementFacts): Section {
  return {
    heading: { tr: 'Alıcı, teslimat ve fatura', en: 'Buyer, delivery and invoice' },
    paragraphs: [
      { tr: `Alıcı: ${buyer.name}, ${buyer.email}`, en: `Buyer: ${buyer.name}, ${buyer.email}` },
      { tr: `Teslimat: ${at(delivery)}`, en: `Delivery: ${at(delivery)}` },
      { tr: `Fatura: ${at(billing)}`, en: `Invoice: ${at(billing)}` },
      ...(billing.taxLine === null
        ? []
        : [{ tr: `Fatura bilgisi: ${billing.taxLine}`, en: `Invoiced to: ${billing.taxLine}` }]),
    ],
  };
}

const purchaseTypeNames = {
  subscription: { tr: 'abonelik', en: 'subscription' },
  oneTimePurchase: { tr: 'tek seferlik', en: 'one-time purchase' },
} as const;

const amount = (label: Localized, value: Kurus): Localized =>
  both((locale) => `${label[locale]}: ${formatLira(value)}`);
const taken = (label: Localized, value: Kurus): Localized[] =>
  value === 0 ? [] : [both((locale) => `${label[locale]}: −${formatLira(value)}`)];

export function goodsSection({ lines, price }: AgreementFacts): Section {
  return {
    heading: { tr: 'Ürünler ve fiyat', en: 'Goods and price' },
    paragraphs: [
      ...lines.map((line) =>
        both((locale) => {
          const kind = purchaseTypeNames[line.purchaseType][locale];
          const vat =
            locale === 'tr'
              ? `KDV ${line.vatPercents.map((percent) => `%${percent}`).join(' ve ')} dâhil`
              : `incl. ${line.vatPercents.map((percent) => `${percent}%`).join(' and ')} VAT (KDV)`;
          const sum = `${line.quantity} × ${formatLira(line.unitPrice)} = ${formatLira(line.total)}`;
          const inside = line.contents.map(({ name, boxes }) => `${boxes} × ${name[locale]}`).join(', ');
          const what = inside === '' ? line.name[locale] : `${line.name[locale]} [${inside}]`;
          return `${what} (${kind}): ${sum}, ${vat}`;
        }),
      ),
      amount({ tr: 'Ara toplam, KDV dâhil', en: 'Subtotal, VAT included' }, price.grossOriginalAmount),
      ...taken({ tr: 'Kod indirimi', en: 'Discount by code' }, price.grossPromoDiscountAmount),
      price.shippingAmount === 0
        ? { tr: 'Teslimat ücreti: yok, bizden.', en: 'Delivery charge: none, it is on us.' }
        : amount({ tr: 'Teslimat ücreti', en: 'Delivery charge' }, price.shippingAmount),
      ...taken({ tr: 'Hesap bakiyenden düşülen', en: 'Taken from your account balance' }, price.balanceAmount),
      amount(
        {
          tr: 'Kartından çekilecek toplam, tüm vergiler dâhil',
          en: 'Total taken from your card, all taxes included',
        },
        price.chargedAmount,
      ),
    ],
  };
}

export const deliverySection = (): Section => ({
  heading: { tr: 'Ödeme ve teslimat', en: 'Payment and delivery' },
  paragraphs: [
    {
      tr: 'Ödeme, kredi kartı ya da banka kartıyla ve kartının bankasının onayıyla (3-D Secure) alınır. Kart numaran ve güvenlik kodun bizde saklanmaz.',
      en: 'Payment is taken by credit or debit card with the approval of your bank (3-D Secure). We store neither your card number nor its security code.',
    },
    deliveryTime,
    {
      tr: 'Ürün sana ulaşmadan kaybolur ya da hasar görürse sorumluluk bizdedir. Teslimat imkânsız hale gelirse sana 3 gün içinde haber verir, ödediğin tutarın tamamını 14 gün içinde geri öderiz.',
      en: 'Until the goods reach you, loss and damage are ours to bear. If delivery becomes impossible we tell you within 3 days and pay back everything you paid within 14 days.',
    },
  ],
});

export function subscriptionSections(facts: AgreementFacts): Section[] {
  if (!hasSubscription(facts)) return [];
  const { intervalDays, keepsCards } = facts;
  return [
    {
      heading: { tr: 'Abonelik', en: 'Subscription' },
      paragraphs: [
        keepsCards
          ? {
              tr: `Abonelik süresizdir: ${intervalDays} günde bir yeni bir paket gönderir, tutarını o gün kayıtlı kartından çekeriz. Taahhüt ve en az süre yoktur.`,
              en: `A subscription has no fixed term: every ${intervalDays} days we send a new parcel and take its price from your saved card on that day. There is no commitment and no minimum term.`,
            }
          : {
              tr: `Abonelik süresizdir: ${intervalDays} günde bir yeni bir paket hazırlarız. Kartın saklanmaz, kendiliğinden para çekilmez: her teslimatın tutarını günü gelince hesabından sen ödersin, paketi ödemenden sonra göndeririz. ${PAY_WITHIN_DAYS} gün içinde ödemediğin teslimat iptal olur. Taahhüt ve en az süre yoktur.`,
              en: `A subscription has no fixed term: every ${intervalDays} days we prepare a new parcel. Your card is not stored and nothing is taken by itself: when a delivery is due you pay for it in your account, and we send it after your payment. A delivery that you do not pay for within ${PAY_WITHIN_DAYS} days is cancelled. There is no commitment and no minimum term.`,
            },
        {
          tr: `Aboneliğini dilediğin an, gerekçe göstermeden ve ücretsiz bitirebilirsin: Hesabım > Aboneliğim > ${subscriptionTiles.cancel.tr}. Bitirme hemen geçerli olur, sonraki dönem için para çekilmez. E-posta ya da telefonla da bitirebilirsin.`,
          en: `You may end it at any time, without giving a reason and free of charge: My account > My subscription > ${subscriptionTiles.cancel.en}. It takes effect at once: nothing is taken for the next cycle. You may also end it by email or telephone.`,
        },
        {
          tr: 'Sonraki gönderimi atlayabilir, tarihini ve içeriğini değiştirebilirsin; bunun için gönderimden en geç 4 gün önceye kadar vaktin var. Fiyat artarsa yenilemeden en az 30 gün önce yazarız; kabul etmezsen aboneliğini bitirmen yeter.',
          en: 'You may skip the next delivery or change its date and contents until 4 days before it. If the price rises we write to you at least 30 days before the renewal; if you do not agree, ending the subscription is all it takes.',
        },
      ],
    },
  ];
}

export function withdrawalSection(facts: AgreementFacts): Section {
  return {
    heading: { tr: 'Cayma hakkı', en: 'Right of withdrawal' },
    paragraphs: [
      {
        tr: 'Ürünü teslim aldığın günden itibaren 14 gün içinde, gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilirsin. Teslimattan önce de cayabilirsin. Abonelikte bu hak her gönderim için ayrıca geçerlidir.',
        en: 'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason and without a penalty; also before delivery. With a subscription this holds for every delivery.',
      },
      {
        tr: `Caymak için ${SELLER.email} adresine yazman, ${SELLER.phone} numarasını araman ya da Hesabım > Siparişlerim > İade et adımlarını izlemen yeter. Bildiriminden sonra 10 gün içinde ürünü bize gönderirsin.`,
        en: `To withdraw, write to ${SELLER.email}, call ${SELLER.phone}, or use My account > My orders > Return. You then send the goods back within 10 days.`,
      },
      {
        tr: `İade için öngörülen taşıyıcı ${returnCarrier.name}’dur. ${returnCarrier.code} koduyla gönderdiğinde iade sana ücretsizdir; kargo bedeli bizdendir.`,
        en: `The carrier for returns is ${returnCarrier.name}. With the code ${returnCarrier.code} the return is free for you; we bear its cost.`,
      },
      {
        tr: 'Cayma bildirimin bize ulaştıktan sonra 14 gün içinde, teslimat dâhil aldığımız her şeyi ödediğin yolla ve tek seferde geri öderiz.',
        en: 'Within 14 days of your notice we pay back everything we received, delivery included, at once and by the way you paid.',
      },
      {
        tr: 'İstisna: ped, günlük ped ve tampon gibi hijyen ürünlerinde koruyucu ambalajı (bant, mühür, poşet) açılmış paketler sağlık ve hijyen nedeniyle geri alınamaz. Ambalajı açılmamış paketleri iade edebilirsin.',
        en: 'Exception: hygiene goods such as pads, pantyliners and tampons whose protective packaging (tape, seal, wrapping) has been opened cannot come back for reasons of health and hygiene. Unopened packs can.',
      },
      ...(hasDonation(facts)
        ? [
            {
              tr: 'Bağış paketleri sana gelmez; başvurusu onaylanan kurumlara gönderilir. Gönderilene kadar cayabilirsin.',
              en: 'Donated packets do not come to you; they are sent to organisations whose application was approved. You may withdraw until they are sent.',
            },
          ]
        : []),
    ],
  };
}

export const complaintSection = (): Section => ({
  heading: { tr: 'Şikâyet ve başvuru', en: 'Complaints and remedies' },
  paragraphs: [
    {
      tr: `Önce bize yaz: ${SELLER.email}, ${SELLER.phone}. Ayıplı üründe bedelden indirim, ücretsiz değişim, onarım ya da sözleşmeden dönme hakların saklıdır.`,
      en: `Write to us first: ${SELLER.email}, ${SELLER.phone}. With defective goods your rights to a lower price, free replacement, repair or cancellation of the contract remain.`,
    },
    {
      tr: 'Uyuşmazlıkta, Ticaret Bakanlığı’nın her yıl belirlediği parasal sınırlar içinde yerleşim yerindeki ya da ürünü aldığın yerdeki Tüketici Hakem Heyeti’ne, bu sınırların üstünde Tüketici Mahkemesi’ne (dava şartı arabuluculuk sonrasında) başvurabilirsin. Başvuru e-Devlet üzerinden TÜBİS ile de yapılabilir.',
      en: 'In a dispute you may turn to the Consumer Arbitration Committee of the place where you live or bought, within the limits the Ministry of Trade sets each year, and above them to the Consumer Court (after mandatory mediation). Applications can also be made online through TÜBİS on e-Devlet.',
    },
  ],
});
