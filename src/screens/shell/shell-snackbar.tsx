import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Failure } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { Snackbar } from '../../components/snackbar.tsx';
import { useLocale } from '../../components/use-locale.ts';

export interface Note {
  id: number;
  about: { text: ReactNode } | { failure: Failure };
  tone: 'info' | 'success' | 'error';
  action?: { label: ReactNode; onAct: () => void } | undefined;
}

/** Always mounted. A failure speaks the server's words, or ours when it has none. Spec §2, §8. */
export function ShellSnackbar({ note, onClose }: { note: Note | null; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const wordsOf = (failure: Failure): string => {
    if (failure.message) return inLocale(failure.message, locale);
    if (failure.kind === 'offline') return t`İnternet yok gibi görünüyor. Bağlanınca yeniden deneyebilirsin.`;
    if (failure.kind === 'timeout') return t`Yanıt gecikti. Biraz sonra yeniden dene.`;
    return t`Bir şeyler ters gitti. Yeniden dener misin?`;
  };
  return (
    <Snackbar
      message={
        note && {
          id: note.id,
          tone: note.tone,
          action: note.action,
          text: 'failure' in note.about ? wordsOf(note.about.failure) : note.about.text,
        }
      }
      onClose={onClose}
    />
  );
}
