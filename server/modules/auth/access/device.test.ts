import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} YaBrowser/25.10.0.0 Safari/537.36`, 'Yandex', 'Windows'],
  [`${windows} Safari/537.36 OPR/122.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`${mac}605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} Mobile/15E148 Instagram 405.0.0.22.70`, null, 'iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    'iPad',
  ],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0',
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.14.1', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is described in two words', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
