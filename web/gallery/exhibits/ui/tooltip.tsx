import { Button } from '#ui/button/Button.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Tooltip',
  about: 'A few words on hover, focus and tap. What must be read belongs on the page.',
  states: [
    {
      name: 'on a control',
      opens: true,
      show: () => (
        <Tooltip content="24 小时成交额除以流通市值">
          <Button size="s">换手率</Button>
        </Tooltip>
      ),
    },
    {
      name: 'on plain text, which then takes the focus',
      show: () => (
        <Tooltip content="按成交量加权" focusable>
          均价 97,420.50
        </Tooltip>
      ),
    },
    {
      name: 'on words of a running text',
      show: () => (
        <p>
          资金池里的{' '}
          <Tooltip content="价格变动后与一直持有的差距" focusable inText>
            无常损失
          </Tooltip>{' '}
          与手续费要一起看。
        </p>
      ),
    },
    {
      name: 'sides',
      show: () => (
        <Row>
          {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
            <Tooltip key={side} side={side} content="说明文字">
              <Button size="s">{side}</Button>
            </Tooltip>
          ))}
        </Row>
      ),
    },
  ],
};
