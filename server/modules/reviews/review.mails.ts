import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { Locale } from '../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';

/** Why what somebody wrote is not shown, in the words of whoever read it. */
export const reviewHidden = (
  { email, firstName, language }: { email: string; firstName: string; language: Locale },
  words: string,
): MailDraft =>
  composeMail({
    kind: 'reviewHidden',
    recipient: email,
    language,
    subject: fill(msg`{brand}: yorumunu yayımlamadık`, { brand: BRAND_NAME }),
    blocks: [
      greeting(firstName),
      msg`Yazdığın yorumu okuduk ve yayımlamadık. Nedeni şu:`,
      { tr: words, en: words },
      msg`Yanlış anladıysak bu e-postayı yanıtla, yeniden bakalım.`,
    ],
  });
