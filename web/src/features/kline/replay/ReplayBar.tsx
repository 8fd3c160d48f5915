import { instantOf } from '@coinmirror/shared/format/instantOf.ts';
import { formatDateTime, ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CloseIcon, PauseIcon, PlayIcon, StepIcon } from '#ui/icon/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import styles from './ReplayBar.module.css';
import { REPLAY_SPEEDS, type ReplayControls } from './useReplay.ts';

const TO_MINUTE = 16;
const SPEEDS = REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed} 根/秒` }));

/** The replay's position and controls; typing a time jumps there. */
export function ReplayBar({ controls }: { readonly controls: ReplayControls }) {
  const { timeZone } = useDisplay();
  const { isOn, isPlaying, hasEnded, time, speed, start, stop, setPlaying, setSpeed, step } = controls;
  if (!isOn) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label="K 线回放">
      <label className={styles.from}>
        从
        <input
          className={styles.time}
          type="datetime-local"
          aria-label={`回放起点（${ZONE_LABELS[timeZone]}）`}
          onChange={({ target }) => {
            const from = instantOf(target.value, timeZone);
            if (from !== null) start(Math.min(from, Date.now()));
          }}
        />
      </label>
      <IconButton
        size="s"
        label={isPlaying ? '暂停' : '播放'}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        disabled={hasEnded}
        onClick={() => setPlaying(!isPlaying)}
      />
      <IconButton size="s" label="下一根" icon={<StepIcon />} disabled={hasEnded} onClick={step} />
      <Select
        label="回放速度"
        size="s"
        value={String(speed)}
        options={SPEEDS}
        onChange={(value) => setSpeed(ownNumber(value))}
      />
      <span role="status">{hasEnded ? '已到最新' : formatDateTime(time, timeZone).slice(0, TO_MINUTE)}</span>
      <Button size="s" icon={<CloseIcon />} onClick={stop}>
        退出回放
      </Button>
    </div>
  );
}
