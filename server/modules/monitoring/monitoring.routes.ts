import { msg } from '#words';
import type { operations } from '../../../openapi/types/monitoring.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { withoutSecrets } from '../../platform/log/safe-log.ts';
import { insertReport } from './reports.repository.ts';

/** Ids that our browser code sends with an error report; a report with other ids is a 404. */
const ours = { organisation: '1', project: '1' } as const;
const maxReports = 500;
const longest = 200_000;

const unknownProject = () => new ApiError(404, 'UNKNOWN_PROJECT', msg`Bu proje bize ait değil.`);
const invalidEnvelope = () => new ApiError(422, 'INVALID_ENVELOPE', msg`Bu bildirim okunamadı.`);

/** The first line of an envelope is a JSON object. */
function hasHeader(envelope: string): boolean {
  try {
    const header: unknown = JSON.parse(envelope.slice(0, envelope.indexOf('\n')));
    return header !== null && typeof header === 'object' && !Array.isArray(header);
  } catch {
    return false;
  }
}

function readEnvelope(body: unknown): string {
  const envelope = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  if (envelope.length < 2) throw errors.invalidField('body', 'required', msg`İstek boş geldi.`);
  if (envelope.length > longest) throw errors.payloadTooLarge();
  // Postgres text cannot contain NUL.
  if (envelope.includes('\u0000') || !hasHeader(envelope)) throw invalidEnvelope();
  return envelope;
}

export function monitoringHandlers({ db, ids, clock, config }: AppContext): Service<operations> {
  return {
    reportException: async (request) => {
      const { o, p } = request.query;
      if (o !== ours.organisation || p !== ours.project) throw unknownProject();
      const envelope = withoutSecrets(readEnvelope(request.body));
      await withTransaction(db, (tx) => {
        const receivedAt = clock.now();
        const nextAt = config.errorsDsn === null ? null : receivedAt;
        return insertReport(tx, { id: ids.next(), envelope, receivedAt, nextAt }, maxReports);
      });
      return success({});
    },
  };
}
