export { ErrorScreen } from './error-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
export { Shell } from './shell.tsx';
