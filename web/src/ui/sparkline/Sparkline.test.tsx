import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';
import { sparklinePath } from './sparklinePath.ts';

describe('sparklinePath', () => {
  it.each([
    ['rises to the top right', [1, 2], 'M1 9L9 1'],
    ['lies in the middle when nothing moved', [5, 5, 5], 'M1 5L5 5L9 5'],
    ['is nearly flat for a peg that holds to a tenth of a percent', [1, 1.001], 'M1 5.2L9 4.8'],
    ['is nothing for a single point', [5], ''],
  ])('%s', (_what, points, path) => {
    expect(sparklinePath(points, 10, 10, 1)).toBe(path);
  });
});

describe('Sparkline', () => {
  it('has a text alternative', () => {
    render(<Sparkline points={[100, 90, 110]} label="比特币近 7 日走势" />);
    expect(screen.getByRole('img', { name: '比特币近 7 日走势，+10.00%' })).toBeTruthy();
  });

  it('is `--` without a line', () => {
    const { container } = render(<Sparkline points={[]} label="" />);
    expect(container.textContent).toBe('--');
  });
});
