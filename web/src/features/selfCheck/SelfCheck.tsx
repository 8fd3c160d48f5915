import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { FailedRelation, SelfCheckReport } from '@coinmirror/shared/contract/selfCheck.ts';
import { fullNumber } from '@coinmirror/shared/format/fullNumber.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { SELF_CHECK_ABOUT, selfCheckWords } from '@coinmirror/shared/pages/selfCheckWords.ts';
import { useSelfCheckQuery } from '#api/endpoints/selfCheck.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './SelfCheck.module.css';

/** 本站自检: how many relations of the site's own numbers hold, and those that do not with both numbers. */
export function SelfCheck() {
  const result = useSelfCheckQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  const report = result.data?.value;
  return (
    <section aria-label="本站自检" className={styles.part}>
      <p className={styles.words}>本站自检：{report ? selfCheckWords(report) : MISSING}</p>
      <p className={styles.about}>{SELF_CHECK_ABOUT}</p>
      {report && report.failures.length > 0 && <Failures failures={report.failures} />}
    </section>
  );
}

function Failures({ failures }: Pick<SelfCheckReport, 'failures'>) {
  return (
    <ul className={styles.failures}>
      {failures.map((each) => (
        <li key={`${each.relation} ${each.subject}`}>
          <span className={styles.relation}>
            {each.relation}
            {each.subject !== '' && `（${each.subject}）`}
          </span>
          <Side {...each.left} /> <span className={styles.than}>对</span> <Side {...each.right} />
        </li>
      ))}
    </ul>
  );
}

/** A number as a way to where it stands. */
function Side({ value, path }: FailedRelation['left']) {
  const text = value === null ? MISSING : fullNumber(value);
  return path === '' ? <span>{text}</span> : <HrefLink href={path}>{text}</HrefLink>;
}
