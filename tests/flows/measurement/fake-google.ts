import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface FakeGoogle {
  /** Settings that make a shop use this server as Google. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

const clientId = 'mercan-web';

/** Google's sign-in as a shop sees it: every visitor is `email` and is redirected back at once. */
export async function openGoogle(email: string): Promise<FakeGoogle> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const nonces = new Map<string, string>();
  let issuer = '';

  const identify = async (request: IncomingMessage) => {
    const code = new URLSearchParams(await text(request)).get('code') ?? '';
    const idToken = await new SignJWT({ nonce: nonces.get(code), email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setSubject(email)
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);
    return { token_type: 'Bearer', access_token: 'x', id_token: idToken };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/authorize') {
      const code = `code-${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      response.writeHead(303, { location: back.href }).end();
      return;
    }
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/keys') json({ keys: [key] });
    else void identify(request).then(json);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: 'hush',
      GOOGLE_ISSUER: issuer,
      GOOGLE_JWKS_URL: `${issuer}/keys`,
      GOOGLE_AUTHORIZE_URL: `${issuer}/authorize`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
