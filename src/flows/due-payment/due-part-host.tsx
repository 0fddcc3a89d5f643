export { Challenge } from '../three-d-secure/challenge.tsx';
export { dueChallengeViews } from './challenge-views.tsx';
export { DueScreen } from './due-payment-screen.tsx';
