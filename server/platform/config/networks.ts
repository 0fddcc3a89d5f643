import { isIP } from 'node:net';

/** Whether `text` is an address, a network such as 10.0.0.0/8, or a name of proxy-addr, but not the whole internet. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    bits > 0 && more.length === 0 && (prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits))
  );
}
