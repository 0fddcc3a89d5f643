/** The name of a flow's folder: `threeDSecure` is `three-d-secure`. */
export const flowName = (machineId: string): string =>
  machineId.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
