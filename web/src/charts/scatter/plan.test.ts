import { describe, expect, test } from 'vitest';
import { planScatter } from './plan.ts';

const LEAST = { x: 5, y: 5 };
const point = (key: string, x: number, y: number) => ({ key, name: key, x, y });
const spread = Array.from({ length: 20 }, (_, at) => point(`C${at}`, at - 10, (at % 5) - 2));

describe('a scatter', () => {
  test('has 0 in its middle, the right and the top for what is above it', () => {
    const { points } = planScatter(
      [point('up', 4, 4), point('none', 0, 0), point('down', -4, -4)],
      LEAST,
      300,
    );
    const [up, none, down] = points;
    expect([none?.left, none?.top]).toEqual([0.5, 0.5]);
    expect(up && up.left > 0.5 && up.top < 0.5).toBe(true);
    expect(down && down.left < 0.5 && down.top > 0.5).toBe(true);
  });

  test('keeps a quiet day quiet', () => {
    expect(planScatter([point('a', 0.1, -0.2)], LEAST, 300).reach).toEqual({ x: 5, y: 5 });
    expect(planScatter([], LEAST, 300)).toEqual({ reach: { x: 5, y: 5 }, points: [] });
  });

  test('is not pressed into a dot by one far away: that one stands at the edge', () => {
    const { reach, points } = planScatter([...spread, point('far', 400, 3)], LEAST, 300);
    expect(reach.x).toBeLessThan(20);
    const far = points.find(({ key }) => key === 'far');
    expect(far).toMatchObject({ isOutside: true });
    expect(far?.left).toBeLessThan(1);
    expect(points.filter(({ isOutside }) => isOutside)).toHaveLength(1);
  });

  test('names what has room, more of it on a wide screen, and never one name over another', () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      point(`COIN${at}`, (at % 8) / 2, Math.floor(at / 8) / 4),
    );
    const { points } = planScatter(crowd, LEAST, 300);
    const count = (label: string) => points.filter((one) => one.label === label).length;
    expect(count('always')).toBeGreaterThan(0);
    expect(count('none')).toBeGreaterThan(0);
    const same = planScatter([point('A', 3, 3), point('B', 3, 3)], LEAST, 300).points;
    expect(same.filter(({ label }) => label === 'always')).toHaveLength(1);
  });
});
