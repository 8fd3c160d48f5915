import { type ReactNode, useMemo } from 'react';
import { PieChart } from '#charts/pie/PieChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

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

const HEIGHT = 280;

/** A pie of parts in USD. */
export function SharePie<Row extends Part>(props: SharePieProps<Row>) {
  const { title, chartTitle = title, source, asOf, rows, worth, tools } = props;
  const slices = useMemo(
    () => rows.map((row) => ({ name: row.name, value: worth(row), rest: row.rest ?? false })),
    [rows, worth],
  );
  return (
    <PageSection title={title} tools={tools}>
      <PieChart
        title={chartTitle}
        source={source}
        asOf={asOf}
        height={HEIGHT}
        slices={slices}
        kind="money"
        donut
      />
    </PageSection>
  );
}
