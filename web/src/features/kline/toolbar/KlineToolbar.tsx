import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import type { PeriodChoice } from '@coinmirror/shared/kline/address.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { FullscreenExitIcon, FullscreenIcon } from '#ui/icon/icons.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { IndicatorButton } from '../indicators/IndicatorButton.tsx';
import styles from './KlineToolbar.module.css';
import { LookSelects } from './LookSelects.tsx';
import { PaneMenu } from './PaneMenu.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { useFullscreen } from './useFullscreen.ts';

interface KlineToolbarProps {
  readonly period: PeriodChoice;
  readonly onPeriod: (period: PeriodChoice) => void;
  /** undefined while it is on its way. */
  readonly pair: KlinePair | undefined;
  /** Before the periods, visible however narrow the screen is. */
  readonly start?: ReactNode;
  /** After the indicators: replay, comparison. */
  readonly children?: ReactNode;
  /** At the right: theme, table, picture. */
  readonly end?: ReactNode;
}

/** Above the chart: period, chart type, indicators, panes, picture, full screen. */
export function KlineToolbar({ period, onPeriod, pair, start, children, end }: KlineToolbarProps) {
  const [isFull, toggleFull] = useFullscreen();
  // In sight without a swipe: nothing else on a phone names the lines of the chart.
  const isFirst = useMediaQuery(PHONE);
  return (
    <div className={styles.bar} role="toolbar" aria-label="图表工具">
      {start}
      {isFirst && <IndicatorButton pair={pair} />}
      <PeriodBar value={period} onChange={onPeriod} />
      <LookSelects />
      {!isFirst && <IndicatorButton pair={pair} />}
      {children}
      <span className={styles.end}>
        {end}
        <PaneMenu />
        <IconButton
          size="s"
          label={isFull ? '退出全屏' : '全屏'}
          icon={isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
          onClick={toggleFull}
        />
      </span>
    </div>
  );
}
