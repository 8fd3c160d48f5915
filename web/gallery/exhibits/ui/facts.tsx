import { FactRows } from '#ui/facts/FactRows.tsx';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'Facts',
  about: 'Facts of one thing: numbers of its head, rows of name against value.',
  states: [
    {
      name: 'figures of a head',
      show: () => (
        <Figures>
          <Figure label="24H用户" definition="dappUsers" main>
            12.3万
          </Figure>
          <Figure label="24H交易">45.6万</Figure>
        </Figures>
      ),
    },
    {
      name: 'rows',
      show: () => (
        <FactRows
          rows={[
            { label: '身份认证', value: '需要' },
            { label: '支持法币', value: '美元、欧元' },
          ]}
        />
      ),
    },
  ],
};
