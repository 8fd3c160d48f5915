import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DISPLAY, DisplayContext } from '../display/DisplayContext.tsx';
import { Amount } from './Amount.tsx';
import { Money } from './Money.tsx';
import { Percent } from './Percent.tsx';
import { Ratio } from './Ratio.tsx';
import { Share } from './Share.tsx';

describe('Money', () => {
  it('is shown in the visitor’s currency, in full in the tooltip', () => {
    const display = { ...DEFAULT_DISPLAY, unit: 'cny' as const, rates: { cny: 7 } };
    render(
      <DisplayContext value={display}>
        <Money usd={123456789} kind="amount" />
      </DisplayContext>,
    );
    expect(screen.getByTitle('¥864,197,523').textContent).toBe('¥8.64亿');
  });

  it('is `--` and grey when it is unknown, or its rate is', () => {
    const display = { ...DEFAULT_DISPLAY, unit: 'eth' as const };
    render(
      <DisplayContext value={display}>
        <Money usd={null} kind="price" />
        <Money usd={5} kind="price" />
      </DisplayContext>,
    );
    expect(screen.getAllByText('--')).toHaveLength(2);
  });

  it('folds the zeros of a tiny price on screen and keeps plain decimals for screen readers', () => {
    const { container } = render(<Money usd={0.00000123} kind="price" />);
    expect(container.querySelector<HTMLElement>('[data-folded]')?.dataset['folded']).toBe('$0.0₅123');
    expect(container.textContent).toBe('$0.00000123');
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe('$0.00000123');
  });

  it('accepts a currency of its own', () => {
    const display = { ...DEFAULT_DISPLAY, rates: { btc: 0.00002 } };
    render(
      <DisplayContext value={display}>
        <Money usd={1000} kind="price" unit="btc" />
      </DisplayContext>,
    );
    expect(screen.getByText('0.02 BTC')).toBeTruthy();
  });
});

describe('a change', () => {
  it.each([
    [3.04, '▲', '+3.04%'],
    [-1.3, '▼', '−1.30%'],
    [0, undefined, '0.00%'],
    [0.001, undefined, '0.00%'],
    [null, undefined, '--'],
  ])('%s shows %s and reads %s', (value, arrow, text) => {
    render(<Percent value={value} arrow />);
    expect(screen.getByText(text).dataset['arrow']).toBe(arrow);
  });

  it('keeps its sign without the arrow', () => {
    render(<Percent value={-1.3} />);
    expect(screen.getByText('−1.30%').dataset['arrow']).toBeUndefined();
  });
});

describe('an unknown value', () => {
  it.each([
    ['an amount', <Amount key="a" value={null} suffix="BTC" />],
    ['a ratio', <Ratio key="r" value={null} />],
    ['a share', <Share key="s" value={null} />],
  ])('is `--` for %s, never 0', (_what, cell) => {
    const { container } = render(cell);
    expect(container.textContent).toBe('--');
  });
});
