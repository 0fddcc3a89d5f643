import ipaddr from 'ipaddr.js';

/**
 * The caller behind a client address: the address itself, but for IPv6 the network of one customer (/64), in which a
 * single machine may use every address.
 */
export function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
