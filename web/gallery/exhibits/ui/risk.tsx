import { RiskBadge } from '#ui/risk/RiskBadge.tsx';
import { RiskCard } from '#ui/risk/RiskCard.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

const RISKS = [
  { level: 'high', text: '2024-07 安全事件：多签钱包被盗；按比例返还', source: '平台公告' },
  { level: 'medium', text: '没有公开全部源代码，无法自行核对', source: '项目官网' },
  { level: 'low', text: '上线超过 6 年', source: '项目官网' },
] as const;

export const exhibit: Exhibit = {
  title: 'Risk',
  about: 'What is publicly known for and against somebody, each fact with its source.',
  states: [
    {
      name: 'levels',
      show: () => (
        <Row>
          <RiskBadge level="low" />
          <RiskBadge level="medium" />
          <RiskBadge level="high" word="风险" />
        </Row>
      ),
    },
    { name: 'a card', show: () => <RiskCard level="high" risks={RISKS} definition="exchangeRisk" /> },
  ],
};
