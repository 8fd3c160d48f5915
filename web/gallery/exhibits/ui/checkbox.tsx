import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row, Stack } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Checkbox',
  about: "A native tick box; takes react-hook-form's register as it is.",
  states: [
    {
      name: 'empty and ticked',
      show: () => (
        <Stack>
          <Checkbox label="隐藏小额资产" />
          <Checkbox label="只看自选" defaultChecked />
        </Stack>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <Stack>
          <Checkbox label="流通市值" disabled />
          <Checkbox label="名称" disabled defaultChecked />
        </Stack>
      ),
    },
    {
      name: 'a link in its words',
      show: () => (
        <Checkbox
          label={
            <>
              我已阅读并同意<PageLink to="home">用户协议</PageLink>
            </>
          }
        />
      ),
    },
    {
      name: 'words for screen readers only',
      show: () => (
        <Row>
          <Checkbox label="选择比特币" hideLabel />
          <Checkbox label="选择以太坊" hideLabel defaultChecked />
        </Row>
      ),
    },
  ],
};
