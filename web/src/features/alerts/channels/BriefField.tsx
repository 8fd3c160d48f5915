import { BRIEF_HOUR, BRIEF_HOURS, hourText } from '@coinmirror/shared/alerts/brief.ts';
import type { AlertChannel } from '@coinmirror/shared/contract/community/alertChannels.ts';
import { formatMonthDay } from '@coinmirror/shared/format/time.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import styles from '../alerts.module.css';
import { useAlertBriefTestMutation, useAlertChannelBriefMutation } from './channelsApi.ts';
import { LastState } from './LastState.tsx';

const HOURS = BRIEF_HOURS.map((hour) => ({ value: String(hour), label: hourText(hour) }));

interface BriefFieldProps {
  readonly channel: AlertChannel;
  /** Of the channel, for screen readers. */
  readonly name: string;
  /** Says how a change went. */
  readonly report: (sent: Promise<{ readonly error?: unknown }>, done: string) => Promise<void>;
}

/** Whether, and at which hour, a channel is sent the brief of each finished day; and what became of the last one. */
export function BriefField({ channel: { id, briefHour, brief }, name, report }: BriefFieldProps) {
  const [set, { isLoading: isSetting }] = useAlertChannelBriefMutation();
  const [test, { isLoading: isTesting }] = useAlertBriefTestMutation();

  function choose(hour: number | null): void {
    const done = hour === null ? '每日简报已关闭' : `每日简报已开启，从下一个 ${hourText(hour)} 起发送`;
    void report(set({ id, hour }), done);
  }

  return (
    <span className={styles.brief}>
      <Switch
        label="每日简报"
        aria-label={`每日简报 ${name}`}
        checked={briefHour !== null}
        disabled={isSetting}
        onChange={(on) => choose(on ? BRIEF_HOUR : null)}
      />
      {briefHour !== null && (
        <>
          <Select
            size="s"
            label={`每日简报的时间 ${name}`}
            value={String(briefHour)}
            options={HOURS}
            disabled={isSetting}
            onChange={(hour) => choose(ownNumber(hour))}
          />
          <Button
            size="s"
            busy={isTesting}
            aria-label={`发送一次每日简报 ${name}`}
            onClick={() => void report(test({ id }), '简报已送达')}
          >
            发送一次
          </Button>
          <span className={styles.facts}>
            {brief === null ? (
              '北京时间，发送前一天的日报；还没有按时发送过'
            ) : (
              <LastState last={brief} label={`北京时间；${formatMonthDay(brief.day)} 的日报`} />
            )}
          </span>
        </>
      )}
    </span>
  );
}
