import { venueRecordColumns } from '@coinmirror/shared/columns/trackRecord.ts';
import { useSourceRecordQuery } from '#api/endpoints/trackRecord.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const ABOUT = '近 90 天本站核对过的报价里有多少没有采用。只算报价本身的问题，成交过少与过时的报价不计入。';

/** How exchanges did, by what was refused of them. */
export function VenueQuality() {
  const result = useSourceRecordQuery({});
  return (
    <Loadable result={result} height={400} isEmpty={() => false}>
      {({ exchanges }) => (
        <SectionTable
          title="交易所报价质量"
          about={ABOUT}
          id="venueQuality"
          columns={venueRecordColumns}
          rows={exchanges}
          rowKey={({ code }) => code}
          tools={<SeriesLinks of="exchangequality" />}
          empty={<EmptyState title="还没有核对过任何报价" />}
        />
      )}
    </Loadable>
  );
}
