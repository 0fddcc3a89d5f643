import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../../../../domain/untrusted/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { createIdentityClient, type IdentityClient } from './identity-client.ts';
import type { ProviderName } from '../access/auth.tables.ts';

const visitCookie = 'sign_in';
const visitSeconds = 600;
/** Replaces the token of a failed visit: the page's call with it is refused, and the page shows that. */
const noIdentity = 'the-provider-proved-no-identity';

/** The page at which the visit began; the sign-in page for any other value. */
const pageOf = (back: unknown): string =>
  typeof back === 'string' && /^(?:\/en)?\/(?:auth\/(?:login|register)|account\/profile\/security)$/.test(back)
    ? back
    : '/auth/login';
const markOf = (errand: unknown): string => (typeof errand === 'string' && /^[\w-]{1,200}$/.test(errand) ? errand : '');

/**
 * `GET /sign-in/{provider}` leads to the provider's page, and the provider leads back to `/sign-in/{provider}/return`:
 * the authorization code flow with PKCE. It ends on the page it began at, with the id token in the fragment, where no
 * server and no log sees it; the page signs in, or links it to the account, by a call of the contract.
 */
export async function registerIdentityRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cookie);
    for (const name of ['google', 'apple'] as const) {
      const { config, clock } = context;
      const client = await createIdentityClient(name, config, `${config.publicUrl}/sign-in/${name}/return`, clock);
      if (client) registerProvider(scope, name, client, context);
    }
  });
}

const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

function registerProvider(
  app: FastifyInstance,
  name: ProviderName,
  client: IdentityClient,
  { config, keys, log }: AppContext,
): void {
  const path = `/sign-in/${name}`;
  const isApple = name === 'apple';
  const cookieOptions = {
    path,
    httpOnly: true,
    // Apple answers with a cross-site form post: the browser would not send a stricter cookie.
    sameSite: isApple ? 'none' : 'lax',
    secure: isApple || config.publicUrl.startsWith('https:'),
  } as const;

  app.get(path, async (request, reply) => {
    const { back, errand } = fieldsOf(request.query);
    const { address, checks } = await client.begin();
    const claims = { sub: name, back: pageOf(back), errand: markOf(errand), ...checks };
    const { token } = await keys.sign(claims, visitSeconds, 'sign-in');
    return unkept(reply)
      .setCookie(visitCookie, token, { ...cookieOptions, maxAge: visitSeconds })
      .redirect(address.href, 303);
  });

  async function end(request: FastifyRequest, reply: FastifyReply, answer: URLSearchParams) {
    void unkept(reply).clearCookie(visitCookie, cookieOptions);
    const visit = await keys.verify(request.cookies[visitCookie] ?? '', 'sign-in');
    if (visit?.sub !== name) return reply.redirect(pageOf(null), 303);
    const [state, nonce, verifier] = [visit['state'], visit['nonce'], visit['verifier']].map(String);
    const page = pageOf(visit['back']);
    const idToken = await client
      .finish(answer, { state: state!, nonce: nonce!, verifier: verifier! })
      .catch((error: unknown) => {
        log.warn({ err: error, provider: name }, 'a provider did not prove an identity');
        return noIdentity;
      });
    if (idToken === null) return reply.redirect(page, 303);
    const proof = new URLSearchParams({ id_token: idToken, state: markOf(visit['errand']) });
    return reply.redirect(`${page}#${proof}`, 303);
  }

  if (isApple) {
    app.post(`${path}/return`, (request, reply) =>
      end(
        request,
        reply,
        new URLSearchParams(Object.entries(fieldsOf(request.body)).map(([key, value]) => [key, String(value)])),
      ),
    );
  } else {
    app.get(`${path}/return`, (request, reply) =>
      end(request, reply, new URL(request.url, config.publicUrl).searchParams),
    );
  }
}
