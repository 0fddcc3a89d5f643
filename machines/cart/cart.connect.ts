import { fromPromise } from 'xstate';
import type { Cart } from '../../domain/cart/index.ts';
import { cartMachine } from './cart.machine.ts';
import type { CalculationRequest, CartCalculation, CartServices } from './cart.services.ts';

/** The flow with its services; an omitted one does not compile. */
export function connectCart(services: CartServices) {
  return cartMachine.provide({
    actors: {
      readCart: fromPromise<Cart | null>(({ signal }) => services.readCart(signal)),
      calculate: fromPromise<CartCalculation, CalculationRequest>(({ input, signal }) =>
        services.calculate(input, signal),
      ),
    },
  });
}
