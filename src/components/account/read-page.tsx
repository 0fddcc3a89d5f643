import type { ReactNode } from 'react';
import type { Failure } from '../../../domain/failure/index.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { TextSkeleton } from '../feedback/skeleton.tsx';
import { Stack } from '../basics/stack.tsx';
import { Lead, Text } from '../basics/text.tsx';
import { useFailureWords } from '../words/use-failure-words.ts';

export interface ReadPageProps {
  /** Content of the page's <h1>; `<em>` for the second clause. */
  title: ReactNode;
  /** True for one of several parts of a page, which has the <h1>: its heading is an <h2>. */
  isPart?: boolean;
  lead?: ReactNode;
  /** Shown as `data-state`, for tests. */
  state: string;
  busy: boolean;
  failure: Failure | null;
  /** The page's own texts for some failure codes. */
  failureWords?: Readonly<Record<string, string>>;
  /** Set while the page could not be read: what to say, and how to try again. */
  unreadable?: { words: ReactNode; onRetry: () => void } | null | false;
  /** Null until the page was read. */
  children: ReactNode;
  /** Shown until then, as tall as the content will be. */
  skeleton?: ReactNode;
}

/** A page whose content comes from the server: its heading, what went wrong, a skeleton, then what was read. */
export function ReadPage(props: ReadPageProps) {
  const { title, isPart, lead, state, busy, failure, failureWords, unreadable, children, skeleton } = props;
  const words = useFailureWords();
  return (
    <Stack gap={5} data-state={state} aria-busy={busy}>
      <Stack gap={2}>
        {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
        {lead && (isPart ? <Text quiet>{lead}</Text> : <Lead>{lead}</Lead>)}
      </Stack>
      {unreadable ? (
        <ErrorState offline={failure?.kind === 'offline'} onRetry={unreadable.onRetry}>
          {unreadable.words}
        </ErrorState>
      ) : (
        <>
          {failure && <FormErrors summary={words(failure, failureWords)} />}
          {children ?? skeleton ?? <TextSkeleton lines={4} />}
        </>
      )}
    </Stack>
  );
}
