import { SpanKind } from '@opentelemetry/api';
import { currentRequestId } from '../../../platform/request/request-id.ts';
import { inSpan, traceHeaders } from '../../../platform/traces/traces.ts';
import type { Unknown } from './payments.outcomes.ts';

export interface ExchangeRequest {
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  outcome: 'answered';
  status: number;
  text: string;
}

/** Sends one request and waits no longer than its deadline. Never throws; without an answer it is `unknown`. */
export function exchange(request: ExchangeRequest): Promise<Answer | Unknown> {
  const attributes = { 'http.request.method': request.method, 'server.address': new URL(request.url).host };
  return inSpan('bank', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const answer = await ask(request);
    span.setAttribute('mercan.outcome', answer.outcome === 'answered' ? answer.status : answer.reason);
    return answer;
  });
}

async function ask(request: ExchangeRequest): Promise<Answer | Unknown> {
  const deadline = AbortSignal.timeout(request.deadlineMs);
  const requestId = currentRequestId();
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...traceHeaders(), ...(requestId !== undefined && { 'x-request-id': requestId }) },
      redirect: 'error',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    return { outcome: 'answered', status: response.status, text: await response.text() };
  } catch {
    return { outcome: 'unknown', reason: signal.aborted ? 'timeout' : 'network' };
  }
}
