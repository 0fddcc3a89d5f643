import { msg } from '#words';
import { type Locale, pathIn } from '../../../domain/locale/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';

/** The way to skip or move the delivery of a mail without signing in. */
export const mailedLinkBlocks = (
  token: string,
  { language, config }: { language: Locale; config: Pick<Config, 'publicUrl'> },
): MailBlock[] => [
  msg`Bu kutu sana erkense onu giriş yapmadan atlayabilir, bir ya da iki hafta erteleyebilirsin:`,
  { button: msg`Kutumu atla ya da ertele`, href: config.publicUrl + pathIn(language, `/${token}`) },
  msg`Bağlantı bir kez kullanılır. Açan herkes kutunun gününü ve tutarını görür, onu değiştirebilir: kimseye iletme.`,
];
