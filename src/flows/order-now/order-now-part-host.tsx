export { Challenge } from '../three-d-secure/challenge.tsx';
export { nowChallengeViews } from './challenge-views.tsx';
export { OrderNowScreen } from './order-now-screen.tsx';
