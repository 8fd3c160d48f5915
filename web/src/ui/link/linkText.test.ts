import { expect, it } from 'vitest';
import { linkText } from './linkText.ts';

it.each([
  ['https://github.com/bitcoin/bitcoin', 'bitcoin/bitcoin'],
  ['https://github.com/ethereum', 'ethereum'],
  ['https://www.reddit.com/r/Bitcoin/', 'r/Bitcoin'],
  ['https://x.com/ethereum', 'ethereum'],
  ['https://t.me/solana', 'solana'],
  ['https://github.com/', 'github.com'],
  ['https://bitcoin.org/en/', 'bitcoin.org'],
])('%s is called %s', (url, text) => {
  expect(linkText(url)).toBe(text);
});
