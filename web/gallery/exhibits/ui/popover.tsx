import { Button } from '#ui/button/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row, Stack } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Popover',
  about: 'A panel beside a button, with things to read or to choose. For a list of actions use Menu.',
  states: [
    {
      name: 'with a way to close',
      opens: true,
      show: () => (
        <Popover label="价格提醒" trigger={(props) => <Button {...props}>价格提醒</Button>}>
          {(close) => (
            <Stack>
              <p>涨破 100,000 美元时通知我</p>
              <Button size="s" variant="primary" onClick={close}>
                知道了
              </Button>
            </Stack>
          )}
        </Popover>
      ),
    },
    {
      name: 'sides and alignments',
      show: () => (
        <Row>
          {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
            <Popover
              key={side}
              label="说明"
              side={side}
              align="center"
              trigger={(props) => (
                <Button size="s" {...props}>
                  {side}
                </Button>
              )}
            >
              <p>成交额为 24 小时滚动统计。</p>
            </Popover>
          ))}
        </Row>
      ),
    },
  ],
};
