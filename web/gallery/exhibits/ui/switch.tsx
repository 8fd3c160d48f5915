import { Switch } from '#ui/switch/Switch.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Stack } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Switch',
  about: 'On or off, at once. For what counts only after a form is sent use Checkbox.',
  states: [
    {
      name: 'off and on',
      show: () => (
        <Stack>
          <Switch label="价格闪动" />
          <Switch label="桌面通知" defaultChecked />
        </Stack>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <Stack>
          <Switch label="短信通知（即将上线）" disabled />
          <Switch label="站内通知" disabled defaultChecked />
        </Stack>
      ),
    },
  ],
};
