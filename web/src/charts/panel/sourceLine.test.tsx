import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceLine } from './SourceLine.tsx';

it.each([
  [['数据来源：币镜', '更新于 11-28 05:55']],
  [['数据来源：币镜']],
  [['数据来源：各平台 · 每小时', '更新于 11-28 05:55', '数据由 CoinGecko 提供']],
])('facts stand apart without a dot that a line could begin or end with: %j', (parts) => {
  const { container } = render(<SourceLine parts={parts} />);
  const [line] = container.children;
  expect([...(line?.childNodes ?? [])].map(({ textContent }) => textContent)).toEqual(parts);
});
