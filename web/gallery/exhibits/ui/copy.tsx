import { CopyButton } from '#ui/copy/CopyButton.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'CopyButton',
  about: 'Copies and says so.',
  states: [
    {
      name: 'small and medium',
      show: () => (
        <Row>
          <span>邀请码 8X2K4Q</span>
          <CopyButton text="8X2K4Q" label="复制邀请码" />
          <CopyButton text="8X2K4Q" label="复制邀请码" size="m" />
        </Row>
      ),
    },
  ],
};
