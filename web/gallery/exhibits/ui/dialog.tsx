import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Stack } from '../../show.tsx';

type Shown = Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'>;

function Opened({ words, ...dialog }: Shown & { words: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      <Dialog
        {...dialog}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="primary" onClick={close}>
              确定
            </Button>
          </>
        }
      />
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'Dialog',
  about: 'A modal window: traps the focus, gives it back, closes on Esc. Stands at the bottom on a phone.',
  states: [
    {
      name: 'small, with a description',
      opens: true,
      show: () => (
        <Opened words="移除自选" size="s" title="移除自选" description="移除后可以在自选页重新添加。" />
      ),
    },
    {
      name: 'medium, with a form',
      opens: true,
      show: () => (
        <Opened words="新建分组" title="新建分组">
          <TextField label="分组名称" hint="最多 10 个字" />
        </Opened>
      ),
    },
    {
      name: 'large, longer than the screen',
      opens: true,
      show: () => (
        <Opened words="数据说明" size="l" title="数据说明">
          <Stack>
            {Array.from({ length: 24 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike and never move.
              <p key={index}>
                价格取自各交易所成交价的成交量加权平均；偏离中位数过大的报价不计入。流通市值等于价格乘以流通量，流通量未经核实的币种不计算市值，也不参与排名。
              </p>
            ))}
          </Stack>
        </Opened>
      ),
    },
    {
      name: 'must be answered',
      opens: true,
      show: () => (
        <Opened
          words="风险提示"
          title="风险提示"
          mustAnswer
          description="加密资产价格波动剧烈，请谨慎决策。"
        />
      ),
    },
  ],
};
