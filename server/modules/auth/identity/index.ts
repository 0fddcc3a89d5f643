export { createIdentityProvider } from './identity-provider.ts';
export { registerIdentityRoutes } from './identity.routes.ts';
export { type IdentityRequest, loginWithIdentity } from './identity.service.ts';
export { linkIdentity, signInMethods, unlinkIdentity } from './sign-in-methods.service.ts';
