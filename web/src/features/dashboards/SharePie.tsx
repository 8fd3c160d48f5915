import { type ReactNode, useMemo } from 'react';
import { PageSection } from '#ui/page/PageSection.tsx';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';

interface Part {
  readonly name: string;
  /** The remainder of the whole without a name. */
  readonly rest?: boolean;
}

interface SharePieProps<Row> {
  readonly title: string;
  /** Names the chart for screen readers and the saved image, where its heading is too short. */
  readonly chartTitle?: string;
  readonly source: string;
  readonly asOf: number;
  readonly rows: readonly Row[];
  /** Keep it stable. */
  readonly worth: (row: Row) => number;
  readonly tools?: ReactNode;
}

/** Parts in USD as one bar. */
export function SharePie<Row extends Part>(props: SharePieProps<Row>) {
  const { title, chartTitle = title, source, asOf, rows, worth, tools } = props;
  const slices = useMemo(
    () => rows.map((row) => ({ name: row.name, value: worth(row), rest: row.rest ?? false })),
    [rows, worth],
  );
  return (
    <PageSection title={title} tools={tools}>
      <ShareBar label={chartTitle} parts={slices} source={source} asOf={asOf} />
    </PageSection>
  );
}
