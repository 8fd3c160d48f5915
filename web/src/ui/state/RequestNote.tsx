import { use } from 'react';
import { Button } from '../button/Button.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import { FailureReportContext } from './FailureReportContext.ts';
import { shortId } from './requestId.ts';
import styles from './state.module.css';

/** The id of the request that failed, to be copied or reported: whoever runs the site finds it in the log. */
export function RequestNote({ id }: { id: string }) {
  const report = use(FailureReportContext);
  return (
    <span className={styles.request}>
      编号
      <code title={id} translate="no">
        {shortId(id)}
      </code>
      <CopyButton text={id} label="复制编号" />
      {report && (
        <Button variant="quiet" size="s" onClick={() => report(id)}>
          反馈
        </Button>
      )}
    </span>
  );
}
