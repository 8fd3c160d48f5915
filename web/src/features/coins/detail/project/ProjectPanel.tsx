import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { CoinProject } from '@coinmirror/shared/contract/coin/project.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { type ReactNode, useMemo } from 'react';
import { useCoinBigEventsQuery } from '#api/endpoints/coinEvents.ts';
import { Card } from '#ui/card/Card.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './Project.module.css';
import { useCoinProjectQuery } from './projectApi.ts';

const HEIGHT = 1000;
const ROADMAP: ReadonlySet<string> = new Set(['launch', 'upgrade', 'halving', 'fork']);

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The project in full: description, origin, team, first allocation. Unknown sections are left out. */
export function ProjectPanel({ detail }: { readonly detail: CoinDetail }) {
  const result = useCoinProjectQuery({ code: detail.code });
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(project, { asOf }) => <Shown detail={detail} project={project} asOf={asOf} />}
    </Loadable>
  );
}

interface ShownProps {
  readonly detail: CoinDetail;
  readonly project: CoinProject;
  readonly asOf: number;
}

function Shown({ detail, project, asOf }: ShownProps) {
  const milestones = useCoinBigEventsQuery({ coincode: detail.code });
  // Sections that appear later would push down what is being read.
  if (milestones.isLoading) return <Skeleton height={HEIGHT} />;
  const events = milestones.data?.value ?? [];
  const steps = events.filter(({ type }) => ROADMAP.has(type)).toReversed();
  const sections: readonly Section[] = [
    { id: 'intro', title: '项目介绍', content: <Words detail={detail} /> },
    ...(steps.length > 0
      ? [
          {
            id: 'roadmap',
            title: '发展历程',
            content: (
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={`${step.time} ${step.title}`}>
                    <time dateTime={formatDate(step.time)}>{formatDate(step.time)}</time> {step.title}
                  </li>
                ))}
              </ol>
            ),
          },
        ]
      : []),
    ...(project.allocation.length > 0
      ? [
          {
            id: 'allocation',
            title: '初始分配',
            content: <Allocation name={detail.name} project={project} asOf={asOf} />,
          },
        ]
      : []),
    ...(project.team.length > 0
      ? [{ id: 'team', title: '团队', content: <People project={project} /> }]
      : []),
    ...(project.investors.length > 0
      ? [{ id: 'investors', title: '投资机构', content: <Investors project={project} /> }]
      : []),
  ];
  return (
    <div className={styles.columns}>
      <nav aria-label="目录" className={styles.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.main}>
        {sections.map(({ id, title, content }) => (
          <div key={id} id={id} className={styles.section}>
            <Card title={title}>{content}</Card>
          </div>
        ))}
      </div>
    </div>
  );
}

function Words({ detail }: { readonly detail: CoinDetail }) {
  return (
    <div className={styles.prose}>
      {detail.description.map((block) =>
        block.kind === 'heading' ? (
          <h3 key={block.text}>{block.text}</h3>
        ) : (
          <p key={block.text}>{block.text}</p>
        ),
      )}
    </div>
  );
}

function Allocation({ name, project, asOf }: Omit<ShownProps, 'detail'> & { readonly name: string }) {
  const slices = useMemo(
    () => project.allocation.map((part) => ({ name: part.name, value: part.share })),
    [project],
  );
  return (
    <div className={styles.allocation}>
      <ShareBar label={joinSpaced(name, '初始分配')} parts={slices} source="项目公开资料" asOf={asOf} />
      <ul className={styles.remarks}>
        {project.allocation
          .filter(({ remark }) => remark !== '')
          .map((part) => (
            <li key={part.name}>
              {part.name}：{part.remark}。
            </li>
          ))}
      </ul>
    </div>
  );
}

function People({ project }: { readonly project: CoinProject }) {
  return (
    <ul className={styles.people}>
      {project.team.map((member) => (
        <li key={member.nameEn} className={styles.person}>
          <Logo src={member.logo} name={member.nameEn} size={40} />
          <span>
            <strong>{member.name}</strong>
            {member.name !== member.nameEn && <span lang="en"> {member.nameEn}</span>}
            <span className={styles.role}>{member.role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Investors({ project }: { readonly project: CoinProject }) {
  return (
    <ul className={styles.people}>
      {project.investors.map((investor) => (
        <li key={investor.name} className={styles.person}>
          <Logo src={investor.logo} name={investor.name} size={32} />
          {investor.name}
        </li>
      ))}
    </ul>
  );
}
