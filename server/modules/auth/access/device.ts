import type { components } from '../../../../openapi/types/auth.d.ts';

/** Browser and operating system, by which customers recognise a session. */
export type Device = components['schemas']['OpenSession']['device'];

export const unknownDevice: Device = { browser: null, system: null };

/** The order matters: most browsers also claim to be Chrome or Safari, and ChromeOS and Android to be Linux. */
const browsers: [NonNullable<Device['browser']>, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: [NonNullable<Device['system']>, RegExp][] = [
  ['iPhone', /\biP(?:hone|od)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system from a `User-Agent`; the rest is not stored. */
export function readDevice(userAgent = ''): Device {
  const among = <Name>(names: [Name, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: among(browsers), system: among(systems) };
}
