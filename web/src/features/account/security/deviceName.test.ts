import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/159.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome 159（Windows）'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/159.0.0.0`, 'Edge 159（Windows）'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${CHROME}`, 'Chrome 159（Android）'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19（iPhone）',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150（Linux）'],
  ['curl/9.0', 'curl/9.0'],
  ['', '未知设备'],
])('%s is known as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
