import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cx } from '#ui/classNames.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './display.module.css';
import { changeBaseSet, localSettingsChanged, selectDisplay, unitSet } from './displaySlice.ts';
import { baseLabels, densityLabels, optionsOf, paletteLabels, themeLabels, unitOptions } from './labels.ts';

/** The settings that all numbers and colours on the page follow. `isWide`: full width of the container. */
export function DisplaySettings({ isWide = false }: { isWide?: boolean }) {
  const { unit, changeBase, theme, palette, density, timeZone } = useSelector(selectDisplay);
  const dispatch = useDispatch();
  const unitLabel = useId();
  return (
    <div className={cx(styles.settings, isWide && styles.wide)}>
      <div className={styles.row}>
        <span id={unitLabel} className={styles.label}>
          计价单位
        </span>
        <Select
          labelledBy={unitLabel}
          size="s"
          value={unit}
          options={unitOptions}
          onChange={(value) => dispatch(unitSet(value))}
        />
      </div>
      <Choice label="涨跌周期">
        <Segmented
          label="涨跌周期"
          options={optionsOf(baseLabels)}
          value={changeBase}
          onChange={(value) => dispatch(changeBaseSet(value))}
        />
      </Choice>
      <Choice label="时区">
        <Segmented
          label="时区"
          options={optionsOf(ZONE_LABELS)}
          value={timeZone}
          onChange={(value) => dispatch(localSettingsChanged({ timeZone: value }))}
        />
      </Choice>
      <Choice label="主题">
        <Segmented
          label="主题"
          options={optionsOf(themeLabels)}
          value={theme}
          onChange={(value) => dispatch(localSettingsChanged({ theme: value }))}
        />
      </Choice>
      <Choice label="涨跌颜色">
        <Segmented
          label="涨跌颜色"
          options={optionsOf(paletteLabels)}
          value={palette}
          onChange={(value) => dispatch(localSettingsChanged({ palette: value }))}
        />
      </Choice>
      <Choice label="表格行高">
        <Segmented
          label="表格行高"
          options={optionsOf(densityLabels)}
          value={density}
          onChange={(value) => dispatch(localSettingsChanged({ density: value }))}
        />
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
