import { createHash } from 'node:crypto';
import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { DocumentBlock } from '../../platform/mail/mail-layout.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import {
  buyerSection,
  complaintSection,
  deliverySection,
  goodsSection,
  type Section,
  sellerSection,
  subscriptionSections,
  withdrawalSection,
} from './agreement-sections.ts';

export type Agreement = components['schemas']['Agreement'];
export type Agreements = { distanceSalesContract: Agreement; preliminaryInformation: Agreement };

/** Version of the templates. Raise it with every change of their words. */
const agreementVersion = '2026-11-28';

/** SHA-256 in lower-case hex over version, title and sections in both languages: equal input, equal hash. */
function seal(title: Agreement['title'], sections: Section[]): Agreement {
  const hash = createHash('sha256')
    .update(JSON.stringify([agreementVersion, title, sections]))
    .digest('hex');
  return { version: agreementVersion, hash, title, sections };
}

function preliminaryInformation(facts: AgreementFacts): Agreement {
  return seal({ tr: 'Ön bilgilendirme formu', en: 'Preliminary information form' }, [
    {
      heading: { tr: 'Bu form neden var?', en: 'Why this form?' },
      paragraphs: [
        {
          tr: 'Mesafeli Sözleşmeler Yönetmeliği gereği, siparişini onaylamadan önce bilmen gerekenler aşağıdadır. Onayladığında sipariş ödeme yükümlülüğü doğurur.',
          en: 'Under the Turkish Regulation on Distance Contracts this is what you should know before you confirm. Confirming your order obliges you to pay.',
        },
      ],
    },
    sellerSection(),
    buyerSection(facts),
    goodsSection(facts),
    deliverySection(),
    ...subscriptionSections(facts),
    withdrawalSection(facts),
    complaintSection(),
  ]);
}

function distanceSalesContract(facts: AgreementFacts): Agreement {
  return seal({ tr: 'Mesafeli satış sözleşmesi', en: 'Distance-sales agreement' }, [
    {
      heading: { tr: 'Taraflar ve konu', en: 'Parties and subject' },
      paragraphs: [
        {
          tr: `Bu sözleşme, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca, aşağıdaki ürünlerin ${BRAND_NAME} tarafından sana satılması ve teslimi için, siparişi onayladığın anda kurulur.`,
          en: `This agreement is made under the Turkish Consumer Protection Law no. 6502 and the Regulation on Distance Contracts, for the sale and delivery of the goods below by ${BRAND_NAME} to you, at the moment you confirm your order.`,
        },
        {
          tr: 'Ön bilgilendirme formu bu sözleşmenin parçasıdır.',
          en: 'The preliminary information form is part of this contract.',
        },
      ],
    },
    sellerSection(),
    buyerSection(facts),
    goodsSection(facts),
    deliverySection(),
    ...subscriptionSections(facts),
    withdrawalSection(facts),
    {
      heading: { tr: 'Kişisel veriler', en: 'Personal data' },
      paragraphs: [
        {
          tr: 'Kişisel verilerini bu sözleşmeyi yerine getirmek için KVKK aydınlatma metninde anlatıldığı gibi işleriz. Pazarlama iletisi almak ayrı bir izindir ve bu sözleşmenin koşulu değildir.',
          en: 'We process your personal data to perform this contract, as our privacy notice (KVKK) explains. Marketing messages need a consent of their own, which is not a condition of this contract.',
        },
      ],
    },
    complaintSection(),
    {
      heading: { tr: 'Yürürlük', en: 'Entry into force' },
      paragraphs: [
        {
          tr: 'Sözleşme, ödemenin onaylanmasıyla yürürlüğe girer. Onayladığın metnin sürümü, özeti (hash), zamanı ve IP adresin saklanır; bir kopyası e-posta adresine gönderilir.',
          en: 'The contract enters into force when your payment is confirmed. The version, hash, time and IP address of your acceptance are kept, and a copy is sent to your email address.',
        },
      ],
    },
  ]);
}

/** Both texts of law.md for one purchase, in both languages. */
export const writeAgreements = (facts: AgreementFacts): Agreements => ({
  distanceSalesContract: distanceSalesContract(facts),
  preliminaryInformation: preliminaryInformation(facts),
});

/** An accepted agreement as it appears in the mailed copy. */
export const agreementDocument = ({ title, version, hash, sections }: Agreement): DocumentBlock => ({
  title,
  sections,
  footer: fill(msg`Sürüm {version}, SHA-256 {hash}`, { version, hash }),
});
