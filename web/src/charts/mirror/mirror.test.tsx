import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { MirrorChart } from './MirrorChart.tsx';
import { MirrorDeviation } from './MirrorDeviation.tsx';
import { MirrorFigure } from './MirrorFigure.tsx';
import { MirrorList } from './MirrorList.tsx';
import { MirrorSplit } from './MirrorSplit.tsx';
import type { MirrorHalf, MirrorTone } from './types.ts';

const ABOUT = { title: '爆仓', source: '各平台', asOf: null, kind: 'money', bucketName: '时间' } as const;
const buckets = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(at), label: `${at}:00` }));
const half = (
  key: string,
  name: string,
  tone: MirrorTone,
  ...values: readonly (number | null)[]
): MirrorHalf => ({
  parts: [{ key, name, tone, values }],
});
const sides = (longs: readonly (number | null)[], shorts: readonly (number | null)[]) => ({
  buckets: buckets(longs.length),
  above: half('long', '多单', 'up', ...longs),
  below: half('short', '空单', 'down', ...shorts),
});
const weights = () =>
  [...document.querySelectorAll('[data-weight]')].map((bar) => bar.getAttribute('data-weight'));

describe('a mirror figure', () => {
  it('is one sentence: its sums and its largest bucket', () => {
    renderWithStore(<MirrorFigure {...ABOUT} {...sides([2e8, 5e8], [1e8, null])} />);
    const said = '爆仓：多单合计 $7.00亿，空单合计 $1.00亿，最大为1:00的多单 $5.00亿';
    expect(screen.getByRole('img', { name: said })).toBeTruthy();
  });

  it.each([
    ['a crash', [5, 5], [1, 1], ['solid', 'solid', 'hollow', 'hollow']],
    ['a rally', [1], [5], ['hollow', 'solid']],
    ['sides within 1 %', [100], [100.5], ['solid', 'solid']],
  ])('draws the larger side of %s solid', (_what, longs, shorts, drawn) => {
    renderWithStore(<MirrorFigure {...ABOUT} {...sides(longs, shorts)} />);
    expect(weights()).toEqual(drawn);
  });

  it.each([
    ['no data', [null, null], '，没有数据'],
    ['a gap', [1, null], '，1 格缺数据'],
    ['a day of zeros', [0, 0], ''],
  ])('tells %s from the others', (_what, values, said) => {
    renderWithStore(<MirrorFigure {...ABOUT} {...sides(values, values)} />);
    const sentence = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(/缺数据|没有数据/.test(sentence)).toBe(said !== '');
    expect(sentence.endsWith(said)).toBe(true);
    expect(document.querySelectorAll('[data-weight]')).toHaveLength(values[0] ? 2 : 0);
  });

  it('reads a bucket to the keyboard and the pointer, and `--` where it is missing', () => {
    renderWithStore(<MirrorFigure {...ABOUT} {...sides([2e8, 3e8], [1e8, null])} />);
    const group = screen.getByRole('group', { name: /按左右方向键逐格读数/ });
    fireEvent.keyDown(group, { key: 'ArrowLeft' });
    expect(screen.getByRole('status').textContent).toBe('1:00 多单 $3.00亿 空单 --');
    fireEvent.keyDown(group, { key: 'ArrowLeft' });
    expect(screen.getByRole('status').textContent).toBe('0:00 多单 $2.00亿 空单 $1.00亿');
    fireEvent.blur(group);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('has an area above and what hangs below weighed by itself', () => {
    const area = { name: '总市值', kind: 'money', values: [4.9e12, 4.55e12] } as const;
    const stacked: MirrorHalf = {
      parts: [...half('long', '多单', 'up', 9, 9).parts, ...half('short', '空单', 'down', 1, 1).parts],
      floor: 1e8,
    };
    renderWithStore(
      <MirrorFigure {...ABOUT} buckets={buckets(2)} area={area} above={{ parts: [] }} below={stacked} />,
    );
    expect(weights()).toEqual(['solid', 'hollow', 'solid', 'hollow']);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('总市值最新 $4.55万亿');
  });
});

it('a mirror chart has the same as a table, unformatted in its file', () => {
  renderWithStore(<MirrorChart {...ABOUT} {...sides([2e8, null], [1e8, 0])} />);
  fireEvent.click(screen.getByRole('button', { name: '表格' }));
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['时间', '多单', '空单'],
    ['0:00', '$2.00亿', '$1.00亿'],
    ['1:00', '--', '$0'],
  ]);
});

it('a deviation says its values, not their distances', () => {
  renderWithStore(
    <MirrorDeviation
      {...ABOUT}
      title="各平台多空比"
      kind="ratio"
      digits={2}
      name="多空比"
      buckets={buckets(4)}
      values={[1.11, 0.92, 1, null]}
      line={1}
      floor={0.2}
      sides={{ above: '多单更多', below: '空单更多' }}
    />,
  );
  expect(
    screen.getByRole('img', {
      name: '各平台多空比：1 个多单更多，1 个空单更多，偏离最大为0:00 1.11，1 格缺数据',
    }),
  ).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('group', { name: /逐格读数/ }), { key: 'Home' });
  expect(screen.getByRole('status').textContent).toBe('0:00 多空比 1.11');
  expect(screen.getByText('1.20')).toBeTruthy();
  expect(screen.getByText('0.80')).toBeTruthy();
});

describe('a split', () => {
  const parts = (own: number | null) => [
    { key: 'market', name: '大盘', value: -11.22 },
    { key: 'own', name: '自身', value: own },
    { key: 'sector', name: '公链板块', value: -4.66 },
  ];
  it('says every part, what goes against the change last', () => {
    renderWithStore(<MirrorSplit title="涨幅拆分" total={-15.42} parts={parts(0.46)} />);
    const said = '涨幅拆分 −15.42%：大盘 −11.22%，公链板块 −4.66%，自身 +0.46%';
    expect(screen.getByRole('img', { name: said })).toBeTruthy();
    expect([...document.querySelectorAll('[data-part]')].at(-1)?.getAttribute('data-part')).toBe('own');
  });

  it('is unknown where a part is', () => {
    renderWithStore(<MirrorSplit title="涨幅拆分" total={-15.42} parts={parts(null)} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('涨幅拆分 −15.42%，拆分未知')).toBeTruthy();
  });
});

it('lists on both sides of a line are named, and say when they are empty', () => {
  renderWithStore(
    <MirrorList
      above={{ name: '刚刚', items: [{ key: 'a', content: 'ETH 跌穿 $5,400' }], empty: '没有快讯' }}
      below={{ name: '接下来', items: [], empty: '今天没有日程' }}
    />,
  );
  expect(screen.getByRole('region', { name: '刚刚' }).textContent).toContain('ETH 跌穿');
  expect(screen.getByRole('region', { name: '接下来' }).textContent).toContain('今天没有日程');
});
