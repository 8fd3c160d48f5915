import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../card/Card.tsx';
import { PageSection } from '../page/PageSection.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';

let isBroken = true;

function Stars() {
  if (isBroken) throw new RangeError('Invalid count value: -5');
  return <p>★★★★★</p>;
}

// React also logs a caught error to the console.
beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a part of a page that throws while rendering', () => {
  it.each([
    ['a card', Card],
    ['a section', PageSection],
    ['a boundary of its own', WidgetBoundary],
  ])('takes %s alone, says so there and offers another try', async (_, Part) => {
    render(
      <>
        <Part title="评级">
          <Stars />
        </Part>
        <p>其余内容</p>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('这部分暂时无法显示');
    expect(screen.getByText('其余内容')).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('★★★★★')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('renders again when its children change', () => {
    const { rerender } = render(
      <WidgetBoundary>
        <Stars />
      </WidgetBoundary>,
    );
    isBroken = false;
    rerender(
      <WidgetBoundary>
        <Stars />
      </WidgetBoundary>,
    );
    expect(screen.getByText('★★★★★')).toBeDefined();
  });
});
