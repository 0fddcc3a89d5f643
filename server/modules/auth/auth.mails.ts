import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Language } from '../../platform/request/request-context.ts';

type Addressee = { recipient: string; firstName: string; language: Language };

const brand = BRAND_NAME;

export const resetMail = ({ firstName, ...to }: Addressee, publicUrl: string, token: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'passwordReset',
    subject: fill(msg`{brand} şifreni yenile`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Şifreni yenilemek istedin. Yeni şifreni bu bağlantıdan belirleyebilirsin:`,
      {
        button: msg`Yeni şifre belirle`,
        href: publicUrl + pathIn(to.language, `/auth/reset-password?token=${token}`),
      },
      msg`Bağlantı bir saat geçerli ve yalnızca bir kez kullanılabilir. Bunu sen istemediysen hiçbir şey yapmana gerek yok, şifren aynı kalır.`,
    ],
  });

export const passwordChangedMail = ({ firstName, ...to }: Addressee, publicUrl: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'passwordChanged',
    subject: fill(msg`{brand} şifren değişti`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Şifren az önce değişti ve diğer cihazlardaki oturumların kapandı. Bunu sen yaptıysan her şey yolunda.`,
      msg`Sen yapmadıysan şifreni hemen yenile:`,
      { button: msg`Şifremi yenile`, href: publicUrl + pathIn(to.language, '/auth/forgot-password') },
    ],
  });

export const welcomeMail = ({ firstName, ...to }: Addressee, publicUrl: string): MailDraft =>
  composeMail({
    ...to,
    kind: 'welcome',
    subject: fill(msg`{brand}’a hoş geldin`, { brand }),
    blocks: [
      greeting(firstName),
      msg`Hesabın hazır. Döngüne göre bir kutu kurmak istersen buradan başlayabilirsin:`,
      { button: msg`Kutumu kur`, href: publicUrl + pathIn(to.language, '/custom-packet') },
      msg`Bir sorun olursa bu e-postayı yanıtlaman yeterli.`,
    ],
  });
