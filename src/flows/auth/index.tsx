export { AuthScreen, type AuthScreenProps } from './auth-screen.tsx';
export { LogoutScreen, type LogoutScreenProps } from './logout-screen.tsx';
