export { CartScreen, type CartScreenProps } from './cart-screen.tsx';
