import { msg } from '#words';
import { type Locale, pathIn } from '../../../../domain/locale/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { MailedLink } from './mailed-link.ts';

export type LinkInMail = Pick<MailedLink, 'token' | 'purpose'>;

/** Mail blocks with a link that works without signing in. */
export function mailedLinkBlocks(
  { token, purpose }: LinkInMail,
  { language, config }: { language: Locale; config: Pick<Config, 'publicUrl'> },
): MailBlock[] {
  const href = config.publicUrl + pathIn(language, `/${token}`);
  switch (purpose) {
    case 'duePayment':
      return [
        msg`Giriş yapmadan, yazacağın bir kartla buradan da ödeyebilirsin. O kart saklanmaz, aboneliğinin kartı da olmaz:`,
        { button: msg`Kutumu öde`, href },
        msg`Bağlantı 14 gün ve bir ödeme için geçerli. Açan herkes kutunun tutarını ve içindekileri görür: kimseye iletme.`,
      ];
    case 'subscriptionAction':
      return [
        msg`Bu kutu sana erkense onu giriş yapmadan atlayabilir, bir ya da iki hafta erteleyebilirsin:`,
        { button: msg`Kutumu atla ya da ertele`, href },
        msg`Bağlantı bir kez kullanılır. Açan herkes kutunun gününü ve tutarını görür, onu değiştirebilir: kimseye iletme.`,
      ];
    default:
      return purpose satisfies never;
  }
}
