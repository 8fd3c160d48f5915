import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Toolbar } from '#ui/row/Toolbar.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Exhibit } from '../../exhibit.ts';

const FACTS = ['来源：公告', '2026-01-15 20:00', '交易所', '北京时间', '影响较大', '已核实'];

export const exhibit: Exhibit = {
  title: 'Row',
  about:
    'Parts beside each other, centred, in more lines where there is no room; a toolbar stands above a list.',
  states: [
    {
      name: 'a button and words',
      show: () => (
        <Row>
          <Button>更换头像</Button>
          <span>不超过 8 MB</span>
        </Row>
      ),
    },
    {
      name: 'further apart',
      show: () => (
        <Row gap="m">
          <strong>指标对比</strong>
          <Badge>两项</Badge>
        </Row>
      ),
    },
    {
      name: 'facts, too many for a line',
      show: () => (
        <Row as="p" gap="facts">
          {FACTS.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Row>
      ),
    },
    {
      name: 'a toolbar',
      show: () => (
        <Toolbar>
          <Button size="s">本周</Button>
          <Switch label="只看自选" checked={false} onChange={() => undefined} />
        </Toolbar>
      ),
    },
  ],
};
