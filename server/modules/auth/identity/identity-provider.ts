import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { IdentityProviderConfig } from '../../../platform/config/config.ts';

/** Spec §6: keys are cached for ten minutes, refetched 30 s after a miss at the earliest, with a timeout of 5 s. */
const keySetOptions = { cacheMaxAge: 600_000, cooldownDuration: 30_000, timeoutDuration: 5000 };

export type ProvenIdentity = { subject: string; email: string | null; firstName: string; lastName: string };

export type IdentityOutcome =
  | { kind: 'proven'; identity: ProvenIdentity }
  /** Not signed by the provider, not for us, out of date, or without a verified e-mail address. */
  | { kind: 'rejected' }
  /** Sign-in through this provider is switched off. */
  | { kind: 'disabled' }
  /** The provider's keys cannot be fetched now. */
  | { kind: 'unreachable' };

export type IdentityProvider = { verify(idToken: string, nonce?: string): Promise<IdentityOutcome> };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** ASCII only: other addresses can fold to the same lower-case form, and would prove the wrong account. */
const provenAddress = (claimed: unknown): string | null => {
  const address = text(claimed);
  return /^[\x21-\x7e]+$/.test(address) ? address.toLowerCase() : null;
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof joseErrors.JWKSTimeout ||
  error instanceof TypeError ||
  (error instanceof joseErrors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

export function createIdentityProvider(config: IdentityProviderConfig, clock: Clock): IdentityProvider {
  const { audience } = config;
  if (audience === null) return { verify: () => Promise.resolve({ kind: 'disabled' }) };
  const keySet = createRemoteJWKSet(new URL(config.jwksUrl), keySetOptions);
  // Google's issuer claim comes with and without the scheme.
  const issuer = [config.issuer, config.issuer.replace(/^https:\/\//, '')];

  return {
    async verify(idToken, nonce) {
      try {
        const { payload } = await jwtVerify(idToken, keySet, {
          issuer,
          audience,
          algorithms: ['RS256', 'ES256'],
          currentDate: clock.now(),
          clockTolerance: 60,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        if (nonce !== undefined && payload.nonce !== nonce) return { kind: 'rejected' };
        const isVerified = payload.email_verified === true || payload.email_verified === 'true';
        const identity: ProvenIdentity = {
          subject: payload.sub!,
          email: isVerified ? provenAddress(payload.email) : null,
          firstName: text(payload.given_name),
          lastName: text(payload.family_name),
        };
        return { kind: 'proven', identity };
      } catch (error) {
        return { kind: isUnreachable(error) ? 'unreachable' : 'rejected' };
      }
    },
  };
}
