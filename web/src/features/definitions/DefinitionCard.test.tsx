import { definitions } from '@coinmirror/shared/pages/definitions.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { DefinitionAnswer, type ExplainedResult } from '#ui/definition/DefinitionAnswer.ts';
import { DefinitionCard } from './DefinitionCard.tsx';

const FIVE_MINUTES = 5 * 60_000;
const reported = (name: string, asOf = TEST_NOW - FIVE_MINUTES): ExplainedResult => ({
  data: { asOf, stale: false, provenance: { kind: 'public', name } },
});

function show(result: ExplainedResult, ids: readonly string[]) {
  renderWithStore(
    <MemoryRouter>
      <DefinitionAnswer value={result}>
        {ids.map((id) => (
          <section key={id} aria-label={id}>
            <DefinitionCard id={id} inputs={[]} />
          </section>
        ))}
      </DefinitionAnswer>
    </MemoryRouter>,
  );
}

/** Every definition's card, looked for once: each look at all roles of the document takes its time. */
const cards = () =>
  new Map(screen.getAllByRole('region').map((card) => [card.getAttribute('aria-label') ?? '', card]));

const factOf = (id: string, label: string, all = cards()) =>
  [...(all.get(id)?.querySelectorAll('dt') ?? [])].find(({ textContent }) => textContent === label)
    ?.nextElementSibling;

describe('DefinitionCard', () => {
  test('every definition names the sources of its answer, its rule and its age', () => {
    const all = Object.entries(definitions);
    show(
      reported('币安+CoinGecko'),
      all.map(([id]) => id),
    );
    const shown = cards();
    for (const [id, { source, ports }] of all) {
      // What follows from a rule is read from nobody.
      const named = ports?.length === 0 ? source : 'CoinGecko';
      expect(factOf(id, '来源', shown)?.textContent, id).toContain(named);
      expect(factOf(id, '口径', shown)?.textContent, id).not.toBe('');
      expect(factOf(id, '更新', shown)?.textContent, id).toContain(
        '5分钟前2026-11-20 11:55:00（北京时间 UTC+8）',
      );
    }
  });

  test('a source leads to its own site and is named as it asks to be', () => {
    show(reported('CoinGecko+链上规则'), ['marketCap']);
    const link = screen.getByRole('link', { name: /^CoinGecko/ });
    expect(link.getAttribute('href')).toBe('https://www.coingecko.com');
    const source = factOf('marketCap', '来源');
    expect(source?.textContent).toContain('Data provided by CoinGecko');
    expect(screen.queryByRole('link', { name: /链上规则/ })).toBeNull();
  });

  test('a rule that public sources do not follow is theirs where they tell the number', () => {
    show(reported('币安'), ['price']);
    expect(factOf('price', '口径')?.textContent).toContain('中位数');
  });

  test.each(['simulated', 'public'] as const)(
    'what an exchange liquidated is a floor, and assets are without liabilities (%s)',
    (kind) => {
      const provenance = { kind, name: '币安' };
      show({ data: { asOf: TEST_NOW, stale: false, provenance } }, ['exchangeLiquidations', 'reserve']);
      const card = screen.getByRole('region', { name: 'exchangeLiquidations' }).textContent;
      expect(card).toContain('实际不低于此数');
      expect(card).not.toMatch(/合计等于|全网/);
      expect(screen.getByRole('region', { name: 'reserve' }).textContent).toContain('不含负债');
    },
  );

  test('simulated numbers say so, with the simulation’s own rule', () => {
    show({ data: { asOf: TEST_NOW, stale: false, provenance: { kind: 'simulated', name: '' } } }, ['price']);
    expect(factOf('price', '来源')?.textContent).toBe('演示数据，由模拟市场生成');
    expect(factOf('price', '口径')?.textContent).toContain('Σ（平台成交价');
  });

  test('what is true in the simulation is named, with its link; its words stand beside its own closes', () => {
    const provenance = { kind: 'simulated', name: 'ahr999-dataset' } as const;
    show({ data: { asOf: TEST_NOW, stale: false, provenance } }, ['price']);
    const source = factOf('price', '来源');
    expect(source?.textContent).toMatch(/^演示数据.*ahr999-dataset/);
    expect(source?.textContent).not.toContain('CC BY');
    expect(source?.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
  });

  test('a number without a source says 未接入, and has no age', () => {
    show(
      {
        error: { kind: 'unconnected', why: 'unconnected', word: '未接入', message: '没有可用的公开数据来源' },
      },
      ['usdtPremium'],
    );
    expect(factOf('usdtPremium', '来源')?.textContent).toBe('未接入：没有可用的公开数据来源');
    expect(factOf('usdtPremium', '更新')).toBeUndefined();
  });

  test('an id without a definition says that', () => {
    render(<p />);
    show({}, ['nothing']);
    expect(screen.getByText('这个数字还没有口径说明。')).toBeDefined();
  });
});
