import type { PromoCodePorts } from './promo-code.services.ts';

let ports: PromoCodePorts = {};

/** Connects the promo-code flow to the app, before the flow is loaded. */
export function attachPromoCodePorts(attached: PromoCodePorts): void {
  ports = { ...ports, ...attached };
}

export const promoCodePorts = (): PromoCodePorts => ports;
