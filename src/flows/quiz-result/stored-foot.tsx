import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../../domain/calendar/index.ts';
import { useDays } from '../../components/words/use-days.ts';
import { ChangeAnswers } from '../quiz/result/change-answers.tsx';

interface StoredFootProps {
  /** ISO 8601. */
  createdAt: string;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Below a stored result: since when it is stored, changing and deleting the answers. */
export function StoredFoot({ createdAt, ...actions }: StoredFootProps) {
  const dayName = useDays();
  const since = dayName(dayOf(Date.parse(createdAt)));
  return (
    <ChangeAnswers
      {...actions}
      about={
        <Trans>
          Cevaplarını {since} günü açık rızanla sakladık. Silersen bu sayfanın bağlantısı çalışmaz olur; siparişlerine
          dokunmaz.
        </Trans>
      }
      warning={<Trans>Cevapların, önerin ve puanın bir daha gelmemek üzere silinir. Siparişlerin durur.</Trans>}
    />
  );
}
