import type { Display, ThemeName } from '#ui/display/DisplayContext.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SearchIcon } from '#ui/icon/icons.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import type { ParamChanges } from '#ui/url/changedParams.ts';
import styles from './Gallery.module.css';
import { DENSITIES, PALETTES, THEMES } from './useChoices.ts';

const LABELS = {
  light: 'Light',
  dark: 'Dark',
  redUp: '红涨绿跌',
  greenUp: '绿涨红跌',
  blueOrange: '蓝橙',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const;

interface ToolbarProps {
  readonly theme: ThemeName;
  readonly display: Display;
  readonly typed: string;
  readonly onChange: (changes: ParamChanges) => void;
}

/** Sets the theme, palette and density of the exhibits. */
export function Toolbar({ theme, display, typed, onChange }: ToolbarProps) {
  return (
    <header className={styles.bar} lang="en">
      <h1 className={styles.title}>Gallery</h1>
      <div className={styles.filter}>
        <TextField
          label="Filter components and states"
          hideLabel
          placeholder="Filter components and states"
          before={<SearchIcon aria-hidden="true" />}
          value={typed}
          onChange={(event) => onChange({ q: event.target.value || null })}
        />
      </div>
      <Segmented
        label="Theme"
        options={optionsOf(THEMES)}
        value={theme}
        onChange={(chosen) => onChange({ theme: chosen })}
      />
      <Segmented
        label="Palette"
        options={optionsOf(PALETTES)}
        value={display.palette}
        onChange={(palette) => onChange({ palette })}
      />
      <Segmented
        label="Density"
        options={optionsOf(DENSITIES)}
        value={display.density}
        onChange={(density) => onChange({ density })}
      />
    </header>
  );
}

function optionsOf<Value extends keyof typeof LABELS>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: LABELS[value] }));
}
