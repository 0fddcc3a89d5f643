import type { UseQueryResult } from '@tanstack/react-query';
import { isFailure } from '../../../../domain/failure/index.ts';
import type { Reading } from './index.tsx';

/** A query as the `Reading` of a screen. */
export const readingOf = <Data>({ data, error, refetch }: UseQueryResult<Data>): Reading<Data> => ({
  data,
  hasFailed: error !== null,
  isOffline: isFailure(error) && error.kind === 'offline',
  onRetry: () => void refetch(),
});
