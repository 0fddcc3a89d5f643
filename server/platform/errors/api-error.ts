export type Localized = { tr: string; en: string };

/**
 * Thrown by handlers when a request cannot be served. It becomes `{status: 'error', code, message, data?}` with
 * the HTTP status given. `code` is one of the codes the operation declares in its document.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly text: Localized;
  readonly data: Record<string, unknown> | undefined;

  constructor(statusCode: number, code: string, text: Localized, data?: Record<string, unknown>) {
    super(`${code}: ${text.en}`);
    this.statusCode = statusCode;
    this.code = code;
    this.text = text;
    this.data = data;
  }
}
