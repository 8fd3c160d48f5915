import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { DefinitionContext, type DefinitionMarks } from '#ui/definition/DefinitionContext.ts';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { HelpIcon } from '#ui/icon/icons.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

/** The product's marks open a card; definitions are a feature, not part of the kit. */
const MARKS: DefinitionMarks = { fact: (_id, label) => <Mark label={label} />, column: () => null };

function Mark({ label }: { label: string }): ReactNode {
  return (
    <IconButton
      size="s"
      label={`${label}是什么`}
      icon={<HelpIcon />}
      onClick={() => toast.info(`${label}的说明`)}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'FactMark',
  about: 'The way to what a number means, beside its label. The page fills DefinitionContext.',
  states: [
    {
      name: 'on a page that explains',
      show: () => (
        <DefinitionContext value={MARKS}>
          <Row>
            <span>
              换手率
              <FactMark id="turnoverRate" label="换手率" />
            </span>
          </Row>
        </DefinitionContext>
      ),
    },
    {
      name: 'on one that does not',
      show: () => (
        <span>
          换手率
          <FactMark id="turnoverRate" label="换手率" />
        </span>
      ),
    },
  ],
};
