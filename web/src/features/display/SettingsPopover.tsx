import { SettingsIcon } from '#ui/icon/icons.ts';
import { Popover } from '#ui/popover/Popover.tsx';
import styles from './display.module.css';
import { LazyDisplaySettings, preloadDisplaySettings } from './LazyDisplaySettings.tsx';

/** The display settings behind a button of the top bar. */
export function SettingsPopover() {
  return (
    <Popover
      label="显示设置"
      align="end"
      onNear={preloadDisplaySettings}
      trigger={(props) => (
        <button type="button" className={styles.trigger} {...props}>
          <SettingsIcon size={14} aria-hidden="true" />
          显示设置
        </button>
      )}
    >
      <LazyDisplaySettings className={styles.waiting} />
    </Popover>
  );
}
