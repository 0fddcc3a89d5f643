import { fill, msg } from '#words';
import { type ApplicationMove, applicationMoves, type ApplicationStatus } from '../../../domain/charity/index.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';

export const charityErrors = {
  open: () => new ApiError(409, 'APPLICATION_OPEN', msg`Önceki başvurun hâlâ değerlendiriliyor.`),
  closed: () => new ApiError(409, 'APPLICATION_CLOSED', msg`Başvurunu incelemeye başladık; adedi artık değişmez.`),
  fileUnknown: () =>
    new ApiError(409, 'FILE_UNKNOWN', msg`Yüklediğin belgelerden biri artık yok. Belgeni yeniden yükle.`),
  fileUnreadable: () =>
    new ApiError(422, 'FILE_UNREADABLE', msg`Bu dosyayı açamadık. PDF, JPEG ya da PNG olarak yükle.`),
  moveRefused: (move: ApplicationMove, status: ApplicationStatus) =>
    new ApiError(409, 'MOVE_REFUSED', fill(msg`Bu başvuru {status} durumunda; {move} yapılamaz.`, { status, move }), {
      status,
      moves: applicationMoves(status),
    }),
  tooMuch: (quantity: number) =>
    errors.invalidField('quantity', 'maximum', fill(msg`En fazla istenen kadarı onaylanır: {quantity}.`, { quantity })),
  reasonMissing: () =>
    errors.invalidField('decisionReason', 'required', msg`İstenenden azı onaylanıyorsa nedenini seç.`),
};
