import { BRAND_NAME } from '../../../domain/brand.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/request/request-context.ts';

type Addressee = { recipient: string; language: Language };

export const newsletterPath = '/newsletter';

export const newsletterUrl = (publicUrl: string, page: 'confirm' | 'unsubscribe', token: string, language: Language) =>
  `${publicUrl}${newsletterPath}/${page}?token=${token}&language=${language}`;

export function confirmationMail({ recipient, language }: Addressee, link: string): MailDraft {
  return language === 'tr'
    ? {
        kind: 'newsletterConfirmation',
        recipient,
        language,
        subject: 'Mektubumuz için onayın',
        text: `Merhaba,\n\n${BRAND_NAME} mektubunu almak istediğini söyledin. Bunu sen istediysen buradan onayla:\n\n${link}\n\nOnaylamazsan sana bir daha yazmayız. Bağlantı bir hafta geçerli.\n\n${BRAND_NAME}`,
      }
    : {
        kind: 'newsletterConfirmation',
        recipient,
        language,
        subject: 'Please confirm our letter',
        text: `Hello,\n\nYou asked for the ${BRAND_NAME} letter. If that was you, please confirm here:\n\n${link}\n\nIf you do not, we will not write again. The link works for a week.\n\n${BRAND_NAME}`,
      };
}

export function welcomeMail({ recipient, language }: Addressee, leave: string, promoCode: string | null): MailDraft {
  const gift = {
    tr: promoCode ? `\n\nİlk siparişin için kodun: ${promoCode}` : '',
    en: promoCode ? `\n\nYour code for the first order: ${promoCode}` : '',
  };
  return language === 'tr'
    ? {
        kind: 'newsletterWelcome',
        recipient,
        language,
        subject: 'Mektuplaşıyoruz',
        text: `Merhaba,\n\nOnayın için teşekkürler. Ayda bir yazacağız: reklam değil, bilgi.${gift.tr}\n\nVazgeçersen tek dokunuş yeter:\n\n${leave}\n\n${BRAND_NAME}`,
      }
    : {
        kind: 'newsletterWelcome',
        recipient,
        language,
        subject: 'You are on the list',
        text: `Hello,\n\nThank you for confirming. We will write once a month: no ads, just facts.${gift.en}\n\nIf you change your mind, one tap is enough:\n\n${leave}\n\n${BRAND_NAME}`,
      };
}
