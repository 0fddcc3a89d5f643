import autocannon from 'autocannon';

export interface Throughput {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  /** A session token; sent as bearer. */
  token?: string | undefined;
  connections: number;
  seconds: number;
}

/** Requests per second at `connections` open connections, after a warm-up. Throws when any answer is not 2xx. */
export async function measureThroughput({
  url,
  method = 'GET',
  body,
  token,
  connections,
  seconds,
}: Load): Promise<Throughput> {
  const options: autocannon.Options = {
    url,
    method,
    connections,
    headers: {
      'accept-encoding': 'br',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  await autocannon({ ...options, duration: 3 });
  const result = await autocannon({ ...options, duration: seconds });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
