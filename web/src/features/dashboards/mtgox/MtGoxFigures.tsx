import { mtGoxColumns } from '@coinmirror/shared/columns/dashboards/mtgox.ts';
import type { MtGox, MtGoxTransferRow } from '@coinmirror/shared/contract/dashboards/mtgox.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import styles from './MtGoxFigures.module.css';

const rowKey = ({ time, btc }: MtGoxTransferRow) => `${time}-${btc}`;

/** The repaid share, and the timeline. */
export function MtGoxFigures({ value }: { readonly value: MtGox }) {
  return (
    <>
      <PageSection title="偿还进度" tools={<PageLink to="dataMtGoxHistory">转出记录</PageLink>}>
        <SplitBar
          label="已偿还与剩余"
          sides={[
            { label: '已偿还', value: value.paid, tone: 'brand' },
            { label: '剩余', value: value.left, tone: 'neutral' },
          ]}
        />
      </PageSection>
      <PageSection title="时间表">
        <ol className={styles.dates}>
          {value.dates.map(({ date, title }) => (
            <li key={date}>
              <time dateTime={date}>{date}</time>
              <span>{title}</span>
            </li>
          ))}
        </ol>
      </PageSection>
    </>
  );
}

/** Every known transfer out of the trustee's wallets. */
export function MtGoxTransfers({ value }: { readonly value: MtGox }) {
  return (
    <SectionTable
      title="历次大额转出"
      id="mtgox"
      columns={mtGoxColumns}
      rows={value.transfers}
      rowKey={rowKey}
      footnotes={['内部转移之间会重复计算同一批币，不能相加；分发相加也不等于已偿还总量，另有未公开的部分。']}
    />
  );
}
