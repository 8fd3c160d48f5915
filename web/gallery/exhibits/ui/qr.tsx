import { QrCode } from '#ui/qr/QrCode.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'QrCode',
  about: 'Black on white in both themes, so that every reader takes it.',
  states: [
    {
      name: 'two sizes',
      show: () => (
        <Row>
          <QrCode value="https://example.com/app" label="扫码下载应用" />
          <QrCode value="https://example.com/app" label="扫码下载应用" size={80} />
        </Row>
      ),
    },
  ],
};
