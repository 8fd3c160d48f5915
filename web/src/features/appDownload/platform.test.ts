import { expect, test } from 'vitest';
import { deviceOf } from './platform.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  ['an iPhone', IPHONE, 5, 'ios', null],
  ['an iPad, which calls itself a Mac', MAC, 5, 'ios', null],
  ['a Mac', MAC, 0, 'desktop', null],
  ['an Android phone', ANDROID, 5, 'android', null],
  ['Windows', WINDOWS, 0, 'desktop', null],
  ['WeChat on an iPhone', `${IPHONE} MicroMessenger/8.0.60 NetType/WIFI`, 5, 'ios', 'wechat'],
  ['WeChat on Windows', `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`, 0, 'desktop', 'wechat'],
  ['the QQ messenger', `${ANDROID} V1_AND_SQ_9.1.0 QQ/9.1.0.0`, 5, 'android', 'qq'],
  ['the QQ browser', `${ANDROID} MQQBrowser/14.9`, 5, 'android', null],
  ['another app', `${ANDROID} aweme_310000`, 5, 'android', 'other'],
  ['nothing known', '', 0, 'desktop', null],
])('%s', (_what, userAgent, touchPoints, platform, inside) => {
  expect(deviceOf(userAgent, touchPoints)).toEqual({ platform, inside });
});
