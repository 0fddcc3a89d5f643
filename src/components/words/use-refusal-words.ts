import { useLingui } from '@lingui/react/macro';
import { dayOf } from '../../../domain/calendar/index.ts';
import { useDueDays } from './use-days.ts';

/** Texts for the codes of refused actions; `data`: that of the failure. */
export function useRefusalWords(): (data: unknown) => Record<string, string> {
  const { t } = useLingui();
  const dueDay = useDueDays();
  return (data) => {
    const at = (data as { cutoffAt?: string } | undefined)?.cutoffAt;
    const since = at === undefined ? null : dueDay(dayOf(Date.parse(at)));
    return {
      CUTOFF_PASSED: since
        ? t`Bu kutu ${since} günü hazırlanmaya alındı; artık değiştirilemiyor.`
        : t`Bu kutu hazırlanmaya alındı; artık değiştirilemiyor.`,
      SUBSCRIPTION_NOT_ACTIVE: t`Bu abonelik şu an buna uygun değil; sayfayı yenileyip bak.`,
      NOT_SKIPPED: t`Atlanmış bir kutu yok.`,
      NOTHING_TO_UNDO: t`Geri alınacak bir şey kalmadı.`,
      DATE_OUT_OF_RANGE: t`Bu gün seçilemiyor; başka bir gün dene.`,
      CONFLICT_VERSION: t`Aboneliğin başka bir yerde değişmiş. Yeni hâli burada; istersen yeniden dene.`,
      TIMEOUT: t`Cevap gelmedi. Aboneliğinin şu anki hâli burada; değişmediyse yeniden deneyebilirsin.`,
    };
  };
}
