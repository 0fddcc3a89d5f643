import { isFailure } from '../../../domain/failure/index.ts';
import { reportNamed } from './error-report.ts';

/** Reports a failed read to the monitoring, unless the network or the session is lost. Spec §8. */
export function reportFailed(error: unknown, reportedAs: unknown): void {
  const isFault = !isFailure(error) || (error.kind !== 'offline' && error.kind !== 'unauthorized');
  if (typeof reportedAs !== 'string' || !isFault) return;
  void reportNamed(`${reportedAs}: ${isFailure(error) ? error.code : String(error)}`);
}
