import type { PeriodChoice } from '@coinmirror/shared/kline/address.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CameraIcon, FullscreenExitIcon, FullscreenIcon } from '#ui/icon/icons.ts';
import { IndicatorButton } from '../indicators/IndicatorButton.tsx';
import styles from './KlineToolbar.module.css';
import { LookSelects } from './LookSelects.tsx';
import { PaneMenu } from './PaneMenu.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { useFullscreen } from './useFullscreen.ts';

interface KlineToolbarProps {
  readonly period: PeriodChoice;
  readonly onPeriod: (period: PeriodChoice) => void;
  readonly onPicture: () => void;
  /** More buttons before the last ones: theme, table. */
  readonly children?: ReactNode;
}

/** Over the chart: period, look, indicators, panes, picture, full screen. */
export function KlineToolbar({ period, onPeriod, onPicture, children }: KlineToolbarProps) {
  const [isFull, toggleFull] = useFullscreen();
  return (
    <div className={styles.bar} role="toolbar" aria-label="图表工具">
      <PeriodBar value={period} onChange={onPeriod} />
      <LookSelects />
      <IndicatorButton />
      <span className={styles.end}>
        {children}
        <IconButton size="s" label="保存图片" icon={<CameraIcon />} onClick={onPicture} />
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
