import { LISTING_PARAMS } from '@coinmirror/shared/alertSources/news.ts';
import { readZone } from '@coinmirror/shared/alerts/alert.ts';
import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from '../alerts.module.css';
import type { AlertFieldsProps } from './AlertFields.tsx';
import { ZONE_INDICATORS, zonesOf } from './zones.ts';

type TargetFieldProps = Pick<AlertFieldsProps, 'draft' | 'complaints' | 'change'>;

/** What an alert without a threshold is about: an exchange, a word, a band. */
export function TargetField(props: TargetFieldProps) {
  const { draft, complaints, change } = props;
  switch (kindOf(draft.measure).about) {
    case 'exchange':
      return <ExchangeField {...props} />;
    case 'zone':
      return <ZoneField {...props} />;
    default:
      return (
        <TextField
          label="关键词"
          hint="在快讯的标题和正文里查找，不分大小写与简繁"
          autoComplete="off"
          value={draft.word}
          error={complaints.word}
          onChange={(event) => change({ word: event.target.value })}
        />
      );
  }
}

/** Those whose notices of new coins have been read lately. */
function ExchangeField({ draft, change }: TargetFieldProps) {
  const rows = useNoticeListQuery(LISTING_PARAMS).data?.value.rows ?? [];
  const names = new Map(rows.map(({ publisher }) => [publisher.code, publisher.name]));
  if (draft.exchange) names.set(draft.exchange.code, draft.exchange.name);
  return (
    <Select
      label="交易所"
      value={draft.exchange?.code ?? ''}
      options={[
        { value: '', label: '任一交易所' },
        ...[...names].map(([value, label]) => ({ value, label })),
      ]}
      onChange={(code) => change({ exchange: code === '' ? null : { code, name: names.get(code) ?? code } })}
    />
  );
}

function ZoneField({ draft, change }: TargetFieldProps) {
  const { indicator } = readZone(draft.zone);
  return (
    <div className={styles.pair}>
      <Select
        label="指标"
        value={indicator}
        options={ZONE_INDICATORS}
        onChange={(key) => change({ zone: zonesOf(key)[0]?.value ?? draft.zone })}
      />
      <Select
        label="区间"
        value={draft.zone}
        options={zonesOf(indicator)}
        onChange={(zone) => change({ zone })}
      />
    </div>
  );
}
