import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose';
import { linkPurposeOf, type LinkPurpose, readClaims } from '../../../domain/token/index.ts';
import type { paths } from '../../../openapi/types/auth.d.ts';
import type { Api } from '../http/index.ts';

/** `unchecked`: the keys could not be read, so that the signature is not verified. */
export type CheckedLink = LinkPurpose | 'invalid' | 'unchecked';

/** Spec §6. */
const keySetOptions = { cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000, timeoutDuration: 5000 };

interface LinkKeys {
  find: ReturnType<typeof createRemoteJWKSet>;
  /** Tokens that were verified once: an open page stays valid when the keys cannot be read again. */
  proven: Set<string>;
}

const keysOf = new WeakMap<Api, LinkKeys>();

/**
 * Purpose of a mailed link, once its signature is verified with the shop's keys. Expiry and use are checked by
 * the server: a browser's clock may be wrong by months.
 */
export async function checkLink(api: Api, token: string): Promise<CheckedLink> {
  const claims = readClaims(token);
  const purpose = linkPurposeOf(claims);
  if (purpose === null || claims?.['aud'] !== 'link') return 'invalid';
  const keys = keysOf.get(api) ?? readingKeys(api);
  keysOf.set(api, keys);
  if (keys.proven.has(token)) return purpose;
  try {
    await compactVerify(token, keys.find, { algorithms: ['ES256'] });
    keys.proven.add(token);
    return purpose;
  } catch (error) {
    return isRefusal(error) ? 'invalid' : 'unchecked';
  }
}

function readingKeys(api: Api): LinkKeys {
  // jose only passes this placeholder on: the client has the URL of the API.
  const find = createRemoteJWKSet(new URL('urn:user-jwks'), {
    ...keySetOptions,
    [customFetch]: async (_, { signal }) => {
      const { response } = await api.client<paths>().GET('/public/auth/user-jwks', {
        signal,
        // The browser's cached copy may be ten minutes old: a new key would be missing from it for the whole cool-down.
        cache: 'no-store',
        parseAs: 'stream',
      });
      return response;
    },
  });
  return { find, proven: new Set() };
}

/** Whether the error is about the token, and not about reading the keys. */
function isRefusal(error: unknown): boolean {
  return [
    errors.JWSSignatureVerificationFailed,
    errors.JWSInvalid,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
  ].some((refusal) => error instanceof refusal);
}
