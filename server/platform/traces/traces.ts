import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

type Attributes = Record<string, string | number>;
type SpanOptions = { kind?: SpanKind; attributes?: Attributes };

const tracer = () => trace.getTracer('mercan');

function fail(span: Span, error?: unknown): void {
  // The error's name only: its message may contain a person's input.
  if (error instanceof Error) span.setAttribute('error.type', error.name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `work` in a span of the current trace; without traces it only runs it. Rejects as `work` does. */
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

/** `traceparent` for calls to another service; empty without traces. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Sends spans to a collector: OTLP over HTTP as JSON, at `endpoint`/v1/traces. Environment variables that the SDK knows
 * apply too, such as `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`. At most one per process.
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
      // An unreachable collector must not keep the process from ending.
      await provider.shutdown().catch(() => null);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyRequest {
    /** Null when traces are off. */
    span: Span | null;
  }
}

/** A span for each request, named by the pattern of its route, without address, query and personal data. */
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
  // Body events come from the socket, outside the context of the earlier hook.
  app.addHook('preValidation', ({ span }, _reply, done) =>
    context.with(span ? trace.setSpan(ROOT_CONTEXT, span) : context.active(), done),
  );
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) fail(span);
    span?.end();
  });
}
