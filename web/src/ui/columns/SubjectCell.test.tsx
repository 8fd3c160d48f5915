import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubjectCell } from './SubjectCell.tsx';

it.each([
  ['PancakeSwap', ['Pancake', 'Swap']],
  ['Crypto.com', ['Crypto.', 'com']],
  ['HTX（火币）', ['HTX（火币）']],
  ['1inch', ['1inch']],
  ['OneKey 钱包', ['OneKey 钱包']],
])('%s goes on in a second line only where one of its words ends', (name, parts) => {
  const { container } = render(<SubjectCell subject={{ name, logo: '', link: null }} />);
  const words = container.querySelector('[class*="words"]');
  expect(words?.textContent).toBe(name);
  expect(words?.innerHTML.split('<wbr>')).toEqual(parts);
});
