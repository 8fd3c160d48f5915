import type { Receipt } from '@coinmirror/shared/contract/community/submissions.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './submissions.module.css';

interface SubmissionReceiptProps {
  readonly receipt: Receipt;
  readonly onAnother: () => void;
}

/** Confirms the submission: its reference number, and what happens next. */
export function SubmissionReceipt({ receipt, onAnother }: SubmissionReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1} className={styles.title}>
        已收到申请
      </h2>
      <Row as="p" className={styles.receipt}>
        回执编号 <strong>{receipt.number}</strong>
        <CopyButton text={receipt.number} label="复制回执编号" />
      </Row>
      <p>
        收到时间 <Time value={receipt.receivedAt} />
        。我们会按公开资料核实，需要补充时通过填写的邮箱联系；提交不等于收录。
      </p>
      <p>
        全程不收取任何费用。有人以加急、保证金等名义收费的，请到
        <PageLink to="verification">官方验证</PageLink>核对。
      </p>
      <Button onClick={onAnother}>再提交一个</Button>
    </section>
  );
}
