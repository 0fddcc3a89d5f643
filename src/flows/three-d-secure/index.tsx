export { ThreeDSecureScreen } from './three-d-secure-screen.tsx';
export type { ThreeDSecureScreenProps } from './three-d-secure.types.ts';
