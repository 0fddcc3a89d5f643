import { importPKCS8, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ClientSecret, Config } from '../../../platform/config/config.ts';
import type { ProviderName } from '../access/auth.tables.ts';

/** Values that the provider's answer must match; the browser that began the visit keeps them, signed by us. */
export type VisitChecks = { state: string; nonce: string; verifier: string };

export type IdentityClient = {
  /** The provider's page for one visitor. */
  begin(): Promise<{ address: URL; checks: VisitChecks }>;
  /**
   * Exchanges the code of an answer for an id token, whose signature is still to be checked. Null when the visitor
   * cancelled; rejects when the answer does not match or the provider refuses.
   */
  finish(answer: URLSearchParams, checks: VisitChecks): Promise<string | null>;
};

const timeoutSeconds = 5;
const secretLifeSeconds = 300;

const scopes: Record<ProviderName, string> = { google: 'openid email profile', apple: 'openid email' };
/** Apple hands an e-mail address over by a form only. */
const modes: Record<ProviderName, Record<string, string>> = { google: {}, apple: { response_mode: 'form_post' } };
const turnedBack = new Set(['access_denied', 'user_cancelled_authorize']);

/** Apple accepts no fixed secret, only a freshly signed one. Rejects when the key is invalid. */
async function secretsOf(
  secret: ClientSecret,
  clientId: string,
  issuer: string,
): Promise<(now: Date) => Promise<string>> {
  if ('shared' in secret) return () => Promise.resolve(secret.shared);
  const key = await importPKCS8(secret.privateKey, 'ES256');
  return (now) => {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
      .setIssuer(secret.teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + secretLifeSeconds)
      .sign(key);
  };
}

/** Null where no settings name the provider with a secret of ours. */
export async function createIdentityClient(
  name: ProviderName,
  { mode, [name]: provider }: Config,
  redirectAddress: string,
  clock: Clock,
): Promise<IdentityClient | null> {
  const { audience: clientId, clientSecret, issuer } = provider;
  if (clientId === null || clientSecret === null) return null;
  const readSecret = await secretsOf(clientSecret, clientId, issuer);

  /** Built for each call: clock skew and Apple's secret hold for the moment only. */
  async function configure(id: string): Promise<oidc.Configuration> {
    const now = clock.now();
    const configuration = new oidc.Configuration(
      { issuer, authorization_endpoint: provider.authorizeUrl, token_endpoint: provider.tokenUrl },
      id,
      { [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000), [oidc.clockTolerance]: 60 },
      oidc.ClientSecretPost(await readSecret(now)),
    );
    configuration.timeout = timeoutSeconds;
    if (mode === 'sandbox') oidc.allowInsecureRequests(configuration);
    return configuration;
  }

  return {
    async begin() {
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(await configure(clientId), {
        redirect_uri: redirectAddress,
        scope: scopes[name],
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...modes[name],
      });
      return { address, checks };
    },
    async finish(answer, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(
          await configure(clientId),
          new URL(`${redirectAddress}?${answer}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
          },
        );
        return tokens.id_token!;
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && turnedBack.has(error.error)) return null;
        throw error;
      }
    },
  };
}
