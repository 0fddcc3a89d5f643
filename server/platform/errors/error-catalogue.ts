import { fill, msg } from '#words';
import type { components } from '../../../openapi/types/auth.d.ts';
import { ApiError, type Localized } from './api-error.ts';
import { waitingTime } from '../words/waiting-time.ts';

/** A rule of the contract's list. */
export type FieldRule = components['schemas']['FieldRule'];

/** One broken field. `path` uses dots and indices. */
export type FieldError = { path: string; rule: FieldRule; message: Localized };

/** Errors shared by all operations; see openapi/common.yaml. A module's own codes are in its folder. */
export const errors = {
  validation: (fields: FieldError[], text?: Localized) =>
    new ApiError(400, 'VALIDATION', text ?? msg`Bazı alanları kontrol et.`, {
      fields,
    }),
  invalidField: (path: string, rule: FieldRule, message: Localized) => errors.validation([{ path, rule, message }]),
  unauthorized: () => new ApiError(401, 'UNAUTHORIZED', msg`Oturumun sona erdi. Yeniden giriş yap.`),
  forbidden: () => new ApiError(403, 'FORBIDDEN', msg`Hesabın bu işleme açık değil.`),
  notFound: () => new ApiError(404, 'NOT_FOUND', msg`Aradığını bulamadık.`),
  staleVersion: (currentVersion: number) =>
    new ApiError(409, 'CONFLICT_VERSION', msg`Bu bilgiler başka bir yerde değişmiş. Güncel hâlini gösterdik.`, {
      version: currentVersion,
    }),
  idempotencyMismatch: () =>
    new ApiError(
      409,
      'IDEMPOTENCY_MISMATCH',
      msg`Bu işlem başka bilgilerle zaten başlatılmış. Sayfayı yenileyip yeniden dene.`,
    ),
  payloadTooLarge: () => new ApiError(413, 'PAYLOAD_TOO_LARGE', msg`Gönderdiğin içerik çok büyük.`),
  unsupportedMediaType: () => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', msg`Bu içerik türünü kabul etmiyoruz.`),
  rateLimited: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'RATE_LIMITED',
      fill(msg`Buradan çok fazla istek geldi. {time} sonra yeniden dene.`, { time: waitingTime(retryAfterSeconds) }),
      { retryAfterSeconds },
    ),
  /** Temporary: the same request may succeed after `retryAfterSeconds`. */
  unavailable: (retryAfterSeconds = 5) =>
    new ApiError(503, 'UNAVAILABLE', msg`Şu an cevap veremiyoruz. Birazdan yeniden dene.`, { retryAfterSeconds }),
  /** The shop was started with `START_HELD`. */
  closed: (retryAfterSeconds: number) =>
    new ApiError(
      503,
      'UNAVAILABLE',
      msg`Mercan kısa bir bakımda. Şu an sipariş alamıyoruz. Biraz sonra yeniden dene.`,
      { retryAfterSeconds },
    ),
  internal: () => new ApiError(500, 'INTERNAL', msg`Bir şeyler ters gitti. Birazdan yeniden dene.`),
};
