import { Ring } from '#ui/ring/Ring.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Ring',
  about: 'A share of a whole as a ring.',
  states: [
    {
      name: 'shares',
      show: () => (
        <Row>
          <Ring value={54.3} label="市值占比" />
          <Ring value={0.4} label="换手率" />
          <Ring value={100} label="流通率" />
        </Row>
      ),
    },
    {
      name: 'words in the middle, and larger',
      show: () => <Ring value={0} label="流通率" center="无上限" size={96} />,
    },
    {
      name: 'beyond the whole, and unknown',
      show: () => (
        <Row>
          <Ring value={134} label="24H换手率" />
          <Ring value={null} label="流通率" />
        </Row>
      ),
    },
  ],
};
