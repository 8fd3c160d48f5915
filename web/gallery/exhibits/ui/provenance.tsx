import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { MadeUp } from '#ui/provenance/MadeUp.tsx';
import type { Exhibit } from '../../exhibit.ts';

const SIMULATED: Provenance = { kind: 'simulated', name: '' };
const REAL: Provenance = { kind: 'exchange', name: 'Binance' };

/** A made-up part beside a real one marks itself. */
function Beside() {
  return (
    <>
      <MadeUp provenance={SIMULATED}>
        <p>价格由模拟市场生成</p>
      </MadeUp>
      <MadeUp provenance={REAL}>
        <p>价格来自交易所</p>
      </MadeUp>
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'MadeUp',
  about: 'Marks what is made up where other parts of the page are real.',
  states: [{ name: 'a made-up part beside a real one', show: Beside }],
};
