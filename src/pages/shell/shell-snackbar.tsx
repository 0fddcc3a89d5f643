import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import type { PromoError } from '../../../domain/promo/index.ts';
import { useCart } from '../../alive/index.ts';
import { Snackbar } from '../../components/feedback/snackbar.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';

export interface Note {
  id: number;
  about: { failure: Failure } | { promo: 'accepted' | 'waiting' | PromoError } | 'unkept' | 'renewed';
  tone: 'success' | 'error';
}

/** Always mounted. A failure shows the server's message, or ours when it has none. Spec §2, §8. */
export function ShellSnackbar({ note, onClose }: { note: Note | null; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const textOf = (about: Note['about']): string => {
    if (about === 'unkept') return t`Bu tarayıcı sepetini saklayamıyor. Sayfayı kapatırsan sepetin boşalır.`;
    if (about === 'renewed')
      return t`Mağaza bu arada yenilendi. Devam etmek için sayfayı yenile; yazdıklarını önce bir yere not et.`;
    if ('failure' in about) return wordsOf(about.failure);
    if (about.promo === 'accepted') return t`Kodun sepete işlendi.`;
    if (about.promo === 'waiting') return t`Kodunu aldık. Sepetine bir şey koyunca deneriz.`;
    const refusal = inLocale(about.promo.message, locale);
    return t`${refusal}. Ürünlerin sepetinde duruyor.`;
  };
  const isCodeSaid = useCart(({ context }) => context.announcement?.code === 'promoCodeSet');
  const promo = note && typeof note.about === 'object' && 'promo' in note.about && note.about.promo;
  const message = note && {
    id: note.id,
    tone: note.tone,
    text: textOf(note.about),
    isAboutCode: Boolean(promo),
    isSaid: promo === 'accepted' && isCodeSaid,
  };
  return <Snackbar message={message} onClose={onClose} />;
}
