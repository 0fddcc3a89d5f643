import type { SessionMeta } from './session.types.ts';

/** A state in words a product owner understands. */
function told(tr: string, en: string, more: Pick<SessionMeta, 'operationId'> = {}) {
  return { description: en, meta: { description: { tr, en }, ...more } };
}

export const words = {
  restoring: told(
    'Saklanan oturum aranıyor; en çok beş saniye.',
    'The kept session is looked for; five seconds at most.',
  ),
  guest: told('Ziyaretçi: giriş yapmadan dolaşıyor.', 'A visitor: browsing without an account.'),
  signedIn: told(
    'Giriş yapılmış; anahtarın süresi dolunca kendiliğinden biter.',
    'Signed in; ends by itself when the token expires.',
  ),
  identifying: told('Hesap bilgisi okunuyor.', 'The account is being read.', { operationId: 'getProfile' }),
  unidentified: told(
    'Hesap bilgisi okunamadı; oturum duruyor, yeniden denenir.',
    'The account could not be read; the session stays and it can be tried again.',
  ),
  recognised: told('Kim olduğu biliniyor.', 'The shop knows who is shopping.'),
  expired: told(
    'Oturumun süresi doldu ya da sunucu kabul etmedi; nerede kalındığı unutulmadı.',
    'The session expired or was refused; the place is remembered.',
  ),
  closing: told('Oturum kapatılıyor.', 'The session is being closed.', { operationId: 'logout' }),
};
