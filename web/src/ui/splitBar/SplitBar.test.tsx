import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SplitBar } from './SplitBar.tsx';

test.each([[[1, 1, 1]], [[61.25, 38.75]], [[0.05, 99.95]], [[333, 333, 334]]])(
  'the printed shares of %j add up to 100',
  (values) => {
    const sides = values.map((value, at) => ({ label: `第${at}`, value, tone: 'neutral' }) as const);
    const { container } = render(<SplitBar label="占比" sides={sides} />);
    const printed = [...(container.textContent ?? '').matchAll(/([\d.]+)%/g)].map((match) =>
      Number(match[1]),
    );
    expect(printed).toHaveLength(values.length);
    expect(printed.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
  },
);
