import type { ReactNode } from 'react';
import type { Failure } from '../../../domain/failure/index.ts';
import { Snackbar } from '../../components/snackbar.tsx';
import { useFailureWords } from '../../components/use-failure-words.ts';

export interface Note {
  id: number;
  about: { text: ReactNode } | { failure: Failure };
  tone: 'info' | 'success' | 'error';
  action?: { label: ReactNode; onAct: () => void } | undefined;
}

/** Always mounted. A failure speaks the server's words, or ours when it has none. Spec §2, §8. */
export function ShellSnackbar({ note, onClose }: { note: Note | null; onClose: () => void }) {
  const wordsOf = useFailureWords();
  const message = note && {
    id: note.id,
    tone: note.tone,
    action: note.action,
    text: 'failure' in note.about ? wordsOf(note.about.failure) : note.about.text,
  };
  return <Snackbar message={message} onClose={onClose} />;
}
