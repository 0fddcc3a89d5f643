import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, localeOfPath } from '../../../../domain/locale/index.ts';
import type { FetchFor } from '../rendering/in-process-fetch.ts';

export interface OwnFormSettings {
  siteBase: string;
  apiBase: string;
  fetch: FetchFor;
}

interface PostedForm {
  Body: Record<string, unknown> | undefined;
}

export type FormRequest = FastifyRequest<PostedForm>;

export async function acceptForms(scope: FastifyInstance): Promise<void> {
  if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
}

/** Only pages of ours may send a form. Frames with an opaque origin send "null", on any site. */
export function isFromOurPage({ headers, host }: FastifyRequest, siteBase: string): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined || origin === 'null' || origin === siteBase) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The language of the form's page. */
export function localeOfForm({ headers: { referer } }: FastifyRequest): Locale {
  return localeOfPath(referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/');
}
