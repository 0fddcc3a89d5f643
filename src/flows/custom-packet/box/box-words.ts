import { useLingui } from '@lingui/react/macro';
import { boxSize } from '../../../components/catalogue/packets/packet-words.ts';
import { useLocale } from '../../../components/words/use-locale.ts';

/** Box sizes in words: "8, 12 ve 24’lük kutular", "8’lik bir kutu", "8 + 12’lik: en ucuz eşleşme". */
export function useBoxWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    sizesInWords: (sizes: readonly number[]): string => {
      const last = boxSize(sizes.at(-1) ?? 0, locale);
      const others = sizes.slice(0, -1).join(', ');
      return t`${others} ve ${last} kutular`;
    },
    boxesInWords: (sizes: readonly number[]): string => {
      const last = sizes.at(-1) ?? 0;
      if (sizes.length === 1) {
        const box = boxSize(last, locale);
        return t`${box} bir kutu`;
      }
      const sum = boxSize(last, locale, `${sizes.slice(0, -1).join(' + ')} + `);
      return t`${sum}: en ucuz eşleşme`;
    },
  };
}
