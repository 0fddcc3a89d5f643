/**
 * A `fetch` for a large body: reports how much of it is sent, from 0 to 1. `fetch` itself does not
 * say. Rejects as `fetch` does.
 */
export const fetchWithProgress =
  (onShare: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total));
      call.addEventListener('load', () => {
        const { status, responseText } = call;
        resolve(
          new Response(responseText, {
            status,
            headers: { 'content-type': call.getResponseHeader('content-type') ?? 'application/json' },
          }),
        );
      });
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      call.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (request.signal.aborted) return reject(new DOMException('', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort());
      return call.send(body);
    });
  };
