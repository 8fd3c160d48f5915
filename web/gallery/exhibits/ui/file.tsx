import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { Button } from '#ui/button/Button.tsx';
import { downloadBlob, downloadCsv } from '#ui/file/download.ts';
import { MarkChoice } from '#ui/file/MarkChoice.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { DownloadIcon } from '#ui/icon/icons.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Row, Stack, Text } from '../../show.tsx';

const CSV = toCsv([
  ['名称', '价格(USD)', '备注'],
  ['比特币', 97_420.5, '数字不带千分位，完整写出'],
  ['佩佩币', 0.000_000_009_83, '=1+1 这样的文字不会被当作公式'],
]);

export const exhibit: Exhibit = {
  title: 'csv, download, SeriesLinks, MarkChoice',
  about: 'Files for the visitor: text that a spreadsheet would run is disarmed, Chinese is read as UTF-8.',
  states: [
    {
      name: 'a table and a text',
      show: () => (
        <Stack>
          <Text>{CSV}</Text>
          <Row>
            <Button size="s" icon={<DownloadIcon />} onClick={() => downloadCsv(CSV, '示例')}>
              CSV
            </Button>
            <Button
              size="s"
              icon={<DownloadIcon />}
              onClick={() => downloadBlob(new Blob(['示例']), '示例.txt')}
            >
              TXT
            </Button>
          </Row>
        </Stack>
      ),
    },
    { name: 'the address of a series', show: () => <SeriesLinks of="mayer" /> },
    {
      name: 'a number of a file that reads two ways',
      show: () => (
        <MarkChoice
          unclear={{ kind: 'unclear', example: '5.281', byPoint: 5.281, byComma: 5_281 }}
          onMark={() => undefined}
        />
      ),
    },
  ],
};
