import { Button } from '#ui/button/Button.tsx';
import type { ButtonVariant } from '#ui/button/buttonClass.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { RowButton } from '#ui/button/RowButton.tsx';
import { BellIcon, DownloadIcon, MoreIcon, RefreshIcon, StarIcon } from '#ui/icon/icons.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Held, Row } from '../../show.tsx';

const KINDS: readonly (readonly [ButtonVariant, string])[] = [
  ['primary', '确定'],
  ['secondary', '取消'],
  ['quiet', '更多'],
  ['danger', '删除分组'],
  ['buy', '买入'],
  ['sell', '卖出'],
];

const DRAWINGS = ['star', 'starFull', 'compare', 'copy', 'check'] as const;

export const exhibit: Exhibit = {
  title: 'Button, IconButton, RowButton',
  about: 'Something is done. Primary is the one thing to do here; buttonClass gives a link the same look.',
  states: [
    {
      name: 'kinds',
      show: () => (
        <Row>
          {KINDS.map(([variant, words]) => (
            <Button key={variant} variant={variant}>
              {words}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: 'small',
      show: () => (
        <Row>
          {KINDS.map(([variant, words]) => (
            <Button key={variant} variant={variant} size="s">
              {words}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: 'large: the one action of a form, or of a page that is empty',
      show: () => (
        <Row>
          <Button variant="primary" size="l">
            从前 12 大币种里挑
          </Button>
          <Button size="l">导入自选列表</Button>
        </Row>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <Row>
          {KINDS.map(([variant, words]) => (
            <Button key={variant} variant={variant} disabled>
              {words}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: 'busy',
      show: () => (
        <Row>
          {KINDS.map(([variant, words]) => (
            <Button key={variant} variant={variant} busy>
              {words}
            </Button>
          ))}
          <Button size="s" busy icon={<RefreshIcon />}>
            重试
          </Button>
        </Row>
      ),
    },
    {
      name: 'with an icon',
      show: () => (
        <Row>
          <Button icon={<DownloadIcon />}>下载表格</Button>
          <Button size="s" icon={<DownloadIcon />}>
            下载表格
          </Button>
          <Button variant="primary" icon={<BellIcon />}>
            价格提醒
          </Button>
        </Row>
      ),
    },
    {
      name: 'wide',
      show: () => (
        <Button variant="primary" wide>
          登录
        </Button>
      ),
    },
    {
      name: 'icon alone, small, disabled',
      show: () => (
        <Row>
          <IconButton label="更多" icon={<MoreIcon />} />
          <IconButton label="更多" icon={<MoreIcon />} size="s" />
          <IconButton label="更多" icon={<MoreIcon />} disabled />
        </Row>
      ),
    },
    {
      name: 'icon in a row: drawn by the style sheet, pressed and not, small',
      show: () => (
        <Row>
          {DRAWINGS.map((drawing) => (
            <RowButton key={drawing} label={drawing} drawing={drawing} />
          ))}
          <RowButton label="移除自选" drawing="starFull" pressed />
          <RowButton label="加入对比" drawing="compare" size="s" disabled />
        </Row>
      ),
    },
    {
      name: 'icon that switches',
      show: () => (
        <Held<boolean> first>
          {(starred, star) => (
            <Row>
              <IconButton
                label={starred ? '移除自选' : '加入自选'}
                icon={<StarIcon />}
                pressed={starred}
                onClick={() => star(!starred)}
              />
              <IconButton label="加入自选" icon={<StarIcon />} pressed={false} size="s" />
            </Row>
          )}
        </Held>
      ),
    },
  ],
};
