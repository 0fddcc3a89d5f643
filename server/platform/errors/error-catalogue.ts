import { ApiError, type Localized } from './api-error.ts';

/** One broken field. `path` uses dots and indices; `rule` is stable and may be branched upon. */
export type FieldError = { path: string; rule: string; message: Localized };

/** The failures that any operation shares; see openapi/common.yaml. A module keeps its own codes in its own folder. */
export const errors = {
  validation: (fields: FieldError[], text?: Localized) =>
    new ApiError(
      400,
      'VALIDATION',
      text ?? { tr: 'Bazı alanları kontrol et.', en: 'Please check some of the fields.' },
      {
        fields,
      },
    ),
  invalidField: (path: string, rule: string, message: Localized) => errors.validation([{ path, rule, message }]),
  unauthorized: () =>
    new ApiError(401, 'UNAUTHORIZED', {
      tr: 'Oturumun sona erdi. Tekrar giriş yap.',
      en: 'Your session has ended. Please sign in again.',
    }),
  forbidden: () =>
    new ApiError(403, 'FORBIDDEN', { tr: 'Hesabın bu işleme açık değil.', en: 'Your account cannot do this.' }),
  notFound: () =>
    new ApiError(404, 'NOT_FOUND', { tr: 'Aradığını bulamadık.', en: 'We could not find what you asked for.' }),
  staleVersion: (currentVersion: number) =>
    new ApiError(
      409,
      'CONFLICT_VERSION',
      {
        tr: 'Bu bilgiler başka bir yerde değişmiş. Güncel halini gösterdik.',
        en: 'This was changed elsewhere. You now see the current version.',
      },
      { version: currentVersion },
    ),
  idempotencyMismatch: () =>
    new ApiError(409, 'IDEMPOTENCY_MISMATCH', {
      tr: 'Bu işlem başka bilgilerle zaten başlatılmış. Sayfayı yenileyip tekrar dene.',
      en: 'This was already started with different details. Refresh the page and try again.',
    }),
  payloadTooLarge: () =>
    new ApiError(413, 'PAYLOAD_TOO_LARGE', {
      tr: 'Gönderdiğin içerik çok büyük.',
      en: 'What you sent is too large.',
    }),
  unsupportedMediaType: () =>
    new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', {
      tr: 'Bu içerik türünü kabul etmiyoruz.',
      en: 'We do not accept this kind of content.',
    }),
  rateLimited: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'RATE_LIMITED',
      {
        tr: 'Çok hızlı gittin. Biraz bekleyip tekrar dene.',
        en: 'That was a bit too fast. Wait a little and try again.',
      },
      { retryAfterSeconds },
    ),
  internal: () =>
    new ApiError(500, 'INTERNAL', {
      tr: 'Bir şeyler ters gitti. Birazdan tekrar dene.',
      en: 'Something went wrong. Please try again shortly.',
    }),
  notImplemented: () =>
    new ApiError(501, 'NOT_IMPLEMENTED', {
      tr: 'Bu özellik henüz hazır değil.',
      en: 'This is not ready yet.',
    }),
};
