import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { SubjectPage, type SubjectPageProps } from '../subject/SubjectPage.tsx';
import { coinSubject } from './coinSubject.tsx';

/** A page about one coin. */
export function CoinSubjectPage({ children, ...props }: Omit<SubjectPageProps<CoinDetail>, 'subject'>) {
  return (
    <SubjectPage subject={coinSubject} {...props}>
      {(detail, asOf, comments) => (
        <SnapshotTime value={asOf}>{children(detail, asOf, comments)}</SnapshotTime>
      )}
    </SubjectPage>
  );
}
