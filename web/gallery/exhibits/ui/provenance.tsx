import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { SimulatedBadge } from '#ui/provenance/SimulatedBadge.tsx';
import type { Exhibit } from '../../exhibit.ts';

const SIMULATED: Provenance = { kind: 'simulated', name: '' };
const REAL: Provenance = { kind: 'exchange', name: 'Binance' };

/** A simulated part beside a real one marks itself. */
function Beside() {
  return (
    <>
      <SimulatedBadge provenance={SIMULATED}>
        <p>价格由模拟市场生成</p>
      </SimulatedBadge>
      <SimulatedBadge provenance={REAL}>
        <p>价格来自交易所</p>
      </SimulatedBadge>
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'SimulatedBadge',
  about: 'Marks what is made up where other parts of the page are real.',
  states: [{ name: 'a made-up part beside a real one', show: Beside }],
};
