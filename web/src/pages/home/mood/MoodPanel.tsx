import { factDefinition } from '#features/definitions/definitionMark.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { useVoteStatsQuery } from './readerMoodApi.ts';
import { VoteFact } from './VoteFact.tsx';

const LABEL = '多空情绪';

/** What readers expect of the market. */
export function MoodPanel() {
  const votes = useVoteStatsQuery({});
  return (
    <Card
      title={
        <DefinitionAnswer value={votes}>
          {factDefinition({ id: 'readerMood', label: LABEL }, LABEL)}
        </DefinitionAnswer>
      }
    >
      <VoteFact />
    </Card>
  );
}
