import type { PromoCodePorts } from './promo-code.services.ts';

let ports: PromoCodePorts = {};

/** What the promo-code flow asks of the app, attached before the flow is loaded. */
export function attachPromoCodePorts(attached: PromoCodePorts): void {
  ports = { ...ports, ...attached };
}

export const promoCodePorts = (): PromoCodePorts => ports;
