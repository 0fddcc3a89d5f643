import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };
type SentSpan = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  status: { code: number };
  attributes: { key: string; value: Value }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

export type CollectedSpan = {
  name: string;
  parent: string | null;
  trace: string;
  isFailed: boolean;
  attributes: Record<string, string | number | undefined>;
};

/** A collector of traces: `endpoint` for the server's settings, `spans()` in the order they ended, `text()` as sent. */
export async function openTraceCollector() {
  const bodies: string[] = [];
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: () => asked,
    text: () => bodies.join('\n'),
    spans(): CollectedSpan[] {
      const sent = bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      );
      const nameOf = new Map(sent.map(({ spanId, name }) => [spanId, name]));
      return sent.map(({ name, parentSpanId, traceId, status, attributes }) => ({
        name,
        parent: parentSpanId ? (nameOf.get(parentSpanId) ?? parentSpanId) : null,
        trace: traceId,
        isFailed: status.code === 2,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
        ),
      }));
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
