import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { type Contributor, contributorsOf } from '@coinmirror/shared/sentences/sectors.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { MirrorList } from '#charts/mirror/MirrorList.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { RAIL_POLLING } from './polling.ts';
import { SECTORS_HEIGHT } from './railSize.ts';
import styles from './SectorsPanel.module.css';

/** Sectors on both sides together. */
const ROWS = 8;

/** Which sectors made the day: those that raised the total market value above the line, those that lowered it below. */
export function SectorsPanel() {
  const result = useConceptListQuery(CALL_ARGS.conceptList, RAIL_POLLING);
  return (
    <Card
      title={
        <>
          板块 <small className={styles.base}>24H 对总市值涨跌的贡献</small>
        </>
      }
      actions={<PageLink to="concept">全部</PageLink>}
    >
      <Loadable result={result} height={SECTORS_HEIGHT} skeleton={<Skeleton height={SECTORS_HEIGHT} />}>
        {({ rows }) => {
          const { raised, lowered } = contributorsOf(rows, ROWS);
          return (
            <MirrorList
              above={{
                name: '拉升',
                more: <Headings />,
                empty: '没有板块拉升总市值',
                items: raised.map(itemOf),
              }}
              below={{ name: '拖累', empty: '没有板块拖累总市值', items: lowered.map(itemOf) }}
            />
          );
        }}
      </Loadable>
    </Card>
  );
}

function Headings() {
  return (
    <span className={styles.headings}>
      <span className={styles.figure}>市值涨跌</span>
      <span className={styles.figure}>
        <DefinedTerm id="conceptPart" label="贡献" />
      </span>
    </span>
  );
}

function itemOf({ id, name, capChange24h, capPart24h }: Contributor) {
  return {
    key: id,
    content: (
      <span className={styles.row}>
        <PageLink to="conceptItem" params={{ id }} className={styles.name}>
          {name}
        </PageLink>
        <Percent value={capChange24h} className={styles.figure} />
        <Percent value={capPart24h} className={styles.figure} />
      </span>
    ),
  };
}
