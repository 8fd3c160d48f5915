import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

const NEUTRAL: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', '期货'],
  ['brand', '新'],
  ['error', '高风险'],
  ['warning', '即将下架'],
  ['success', '已核实'],
  ['info', '公告'],
  ['amber', '演示数据'],
];

const DIRECTIONS: readonly (readonly [BadgeTone, string])[] = [
  ['up', '利好'],
  ['down', '利空'],
  ['buy', '买入'],
  ['sell', '卖出'],
];

function Badges({ of }: { of: readonly (readonly [BadgeTone, string])[] }) {
  return (
    <Row>
      {of.map(([tone, words]) => (
        <Badge key={tone} tone={tone}>
          {words}
        </Badge>
      ))}
    </Row>
  );
}

export const exhibit: Exhibit = {
  title: 'Badge',
  about:
    'A word or two that marks something, in the colour of its tone. Amber alone has a ground: simulated, out of date.',
  states: [
    { name: 'tones', show: () => <Badges of={NEUTRAL} /> },
    {
      name: 'directions: up and down follow the palette, buy and sell never do',
      show: () => <Badges of={DIRECTIONS} />,
    },
    { name: 'with a hint', show: () => <Badge title="流通量由项目方提供，尚未核实">未核实</Badge> },
  ],
};
