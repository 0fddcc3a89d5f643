import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { DUE_PAYMENT_PLACE } from '../../../../domain/payment/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { Account } from '../../account/index.ts';

const words = {
  notCharged: {
    subject: msg`{brand}: ödemen tamamlanmadı`,
    text: msg`Kutun için yaptığın ödeme tamamlanmadı, para çekilmedi. Hesabından yeniden deneyebilirsin.`,
  },
  unclear: {
    subject: msg`{brand}: bankan ödemenin sonucunu henüz bildirmedi`,
    text: msg`Bankan, kutun için yaptığın ödemenin sonucunu henüz bildirmedi; para çekildi mi, bilmiyoruz. Sormayı sürdürüyoruz ve sana yazacağız.`,
  },
};

/** How the payment of a due delivery ended, for a customer to whom no page has shown it. */
export const paymentMail = (
  end: keyof typeof words,
  {
    account,
    language,
    config,
  }: {
    account: Pick<Account, 'email' | 'firstName'>;
    language: 'tr' | 'en';
    config: Pick<Config, 'publicUrl'>;
  },
): MailDraft =>
  composeMail({
    kind: 'renewal.notTaken',
    recipient: account.email,
    language,
    subject: fill(words[end].subject, { brand: BRAND_NAME }),
    blocks: [
      greeting(account.firstName),
      words[end].text,
      { button: msg`Hesabıma git`, href: config.publicUrl + pathIn(language, DUE_PAYMENT_PLACE) },
    ],
  });
