import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { placeName } from '@coinmirror/shared/kline/pairName.ts';
import type { RefObject } from 'react';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ChartLineIcon, DownloadIcon, TableIcon } from '#ui/icon/icons.ts';
import { PictureMenu } from './PictureMenu.tsx';

interface ExportButtonsProps {
  readonly handle: KlineHandle | null;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly pair: KlinePair | undefined;
  readonly title: string;
  readonly asTable: boolean;
  readonly onTable: () => void;
  readonly onCsv: () => void;
}

/** Exports of the visible candles: a table, a file, a picture. */
export function ExportButtons({ handle, box, pair, title, asTable, onTable, onCsv }: ExportButtonsProps) {
  return (
    <>
      <IconButton
        size="s"
        label={asTable ? '图表' : '可见 K 线的表格'}
        icon={asTable ? <ChartLineIcon /> : <TableIcon />}
        disabled={handle === null}
        onClick={onTable}
      />
      <IconButton
        size="s"
        label="下载 CSV"
        icon={<DownloadIcon />}
        disabled={handle === null}
        onClick={onCsv}
      />
      <PictureMenu handle={handle} box={box} title={title} source={pair ? placeName(pair) : '--'} />
    </>
  );
}
