import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { DefinitionContext, type DefinitionMarks } from '#ui/definition/DefinitionContext.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

/** The product's labels open a card; definitions are a feature, not part of the kit. */
const MARKS: DefinitionMarks = {
  fact: ({ label }, words) => (
    <button type="button" onClick={() => toast.info(`${label}的说明`)}>
      {words}
    </button>
  ),
  column: (_term, heading) => (typeof heading === 'function' ? heading({}) : heading),
};

export const exhibit: Exhibit = {
  title: 'DefinedTerm',
  about: 'A label that tells what its number means. The page fills DefinitionContext.',
  states: [
    {
      name: 'on a page that explains',
      show: () => (
        <DefinitionContext value={MARKS}>
          <Row>
            <DefinedTerm id="turnoverRate" label="换手率" />
          </Row>
        </DefinitionContext>
      ),
    },
    { name: 'on one that does not', show: () => <DefinedTerm id="turnoverRate" label="换手率" /> },
  ],
};
