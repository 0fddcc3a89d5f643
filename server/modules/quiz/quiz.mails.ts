import { fill, msg } from '#words';
import { pathIn } from '../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/request/request-context.ts';

/** Validity of the link in a mail. */
export const LINK_DAYS = 30;

/** Without the typed name: strangers could otherwise send any text to any address. */
export const quizResultMail = (
  to: { recipient: string; language: Language },
  publicUrl: string,
  token: string,
): MailDraft =>
  composeMail({
    ...to,
    kind: 'quizResult',
    subject: msg`Kutu önerin hazır`,
    blocks: [
      greeting(),
      msg`Soruları cevapladın, sana uyan kutuyu önerdik. Neyi neden seçtiğimiz de orada:`,
      { button: msg`Önerime bak`, href: publicUrl + pathIn(to.language, `/${token}`) },
      fill(
        msg`Bağlantı {days} gün geçerli. Açan herkes cevaplarını görür, kimseye iletme. Cevaplarını aynı sayfada silebilirsin.`,
        { days: LINK_DAYS },
      ),
      msg`Bunu sen istemediysen bu e-postayı silmen yeterli.`,
    ],
  });
