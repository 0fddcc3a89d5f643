import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import { formatLira } from '../../../domain/money/index.ts';
import { welcomeOffer } from '../../../domain/promo/index.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/request/request-context.ts';

type Addressee = { recipient: string; language: Language };

export const newsletterPath = '/newsletter';

export const newsletterUrl = (publicUrl: string, page: 'confirm' | 'unsubscribe', token: string, language: Language) =>
  `${publicUrl}${newsletterPath}/${page}?token=${token}&language=${language}`;

export const confirmationMail = (to: Addressee, link: string, leave: string): MailDraft =>
  composeMail({
    ...to,
    unsubscribeUrl: leave,
    kind: 'newsletterConfirmation',
    subject: msg`Bülten kaydını onayla`,
    blocks: [
      greeting(),
      fill(msg`{brand} bültenini almak istediğini söyledin. Bunu sen istediysen buradan onayla:`, {
        brand: BRAND_NAME,
      }),
      { button: msg`Onaylıyorum`, href: link },
      msg`Onaylamazsan sana bir daha yazmayız. Bağlantı bir hafta geçerli.`,
    ],
  });

export const welcomeMail = (to: Addressee, leave: string, promoCode: string | null): MailDraft =>
  composeMail({
    ...to,
    unsubscribeUrl: leave,
    kind: 'newsletterWelcome',
    subject: msg`Bülten listemizdesin`,
    blocks: [
      greeting(),
      msg`Onayın için teşekkürler. Ayda en çok bir kez yazarız.`,
      ...(promoCode
        ? [
            fill(msg`İlk siparişin için kodun: {promoCode} ({minimum} ve üzeri siparişlerde {amount} indirim)`, {
              promoCode,
              minimum: formatLira(welcomeOffer.minimum),
              amount: formatLira(welcomeOffer.amount),
            }),
          ]
        : []),
      msg`Vazgeçersen tek dokunuş yeter:`,
      { button: msg`Listeden çık`, href: leave },
    ],
  });
