import { calculators } from '@coinmirror/shared/calculators/calculators.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useWikiGroupQuery } from '#api/endpoints/wiki.ts';
import { CourseLessons } from '#features/documents/CourseLessons.tsx';
import { WikiGroupView } from '#features/wiki/WikiGroupView.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { DOWN_TO_DEFI } from './aboveDefi.ts';
import styles from './course.module.css';

const HEIGHT = 1200;
/** The calculators used in the lessons. */
const TOOLS = calculators.filter(({ key }) => ['loss', 'apy'].includes(key));

/** `/data/defi/course`: a DeFi course: lessons in order, calculators, and a glossary. */
export default function DataDefiCoursePage() {
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[...DOWN_TO_DEFI, { label: titleOf('dataDefiCourse') }]} />}
        title={titleOf('dataDefiCourse')}
        summary={summaryOf('dataDefiCourse')}
      />
      <div className={styles.parts}>
        <CourseLessons group="DeFi" title="课程" />
        <PageSection title="动手算一算">
          <ul className={styles.tools}>
            {TOOLS.map(({ key, name, about }) => (
              <li key={key}>
                <PageLink to="dataCalc" search={{ tab: key }}>
                  {name}计算器
                </PageLink>
                <span>{about}</span>
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection title="名词" about="课程里用到的词，一条一条讲清楚。">
          <Loadable
            result={useWikiGroupQuery({ id: 'defi' })}
            height={HEIGHT}
            skeleton={<SkeletonLines lines={8} lineHeight={110} />}
          >
            {({ terms }) => <WikiGroupView terms={terms} level={3} />}
          </Loadable>
        </PageSection>
      </div>
    </>
  );
}
