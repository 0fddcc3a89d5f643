import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

type Attributes = Record<string, string | number>;
type SpanOptions = { kind?: SpanKind; attributes?: Attributes };

const tracer = () => trace.getTracer('mercan');

function fail(span: Span, error?: unknown): void {
  // A message may hold what a person wrote: its kind has to do.
  if (error instanceof Error) span.setAttribute('error.type', error.name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Times `work` as a part of what runs; it does no more than run it where traces are off. Rejects as `work` does. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `traceparent`, for a service that we ask; nothing where traces are off. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Sends spans to a collector: OTLP over HTTP as JSON, at `endpoint`/v1/traces. Environment variables that the SDK knows
 * count too, such as `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`. One process has one.
 */
export async function openTraces(endpoint: string): Promise<{ close(): Promise<void> }> {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mercan' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  return {
    async close() {
      // A collector that is away keeps no process from ending.
      await provider.shutdown().catch(() => null);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyRequest {
    /** Where traces are on. */
    span: Span | null;
  }
}

/** A span for each request, named by the pattern of its route: no address, no query, no person. */
export function registerRequestTraces(app: FastifyInstance, believesHeader: boolean): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'none';
    const parent = believesHeader ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    request.span = tracer().startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'mercan.request': id },
      },
      parent,
    );
    context.with(trace.setSpan(parent, request.span), done);
  });
  // A body arrives by events of the socket, which know nothing of the hooks before.
  app.addHook('preValidation', ({ span }, _reply, done) =>
    context.with(span ? trace.setSpan(ROOT_CONTEXT, span) : context.active(), done),
  );
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) fail(span);
    span?.end();
  });
}
