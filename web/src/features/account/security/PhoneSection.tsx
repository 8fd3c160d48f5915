import type { Member } from '@coinmirror/shared/contract/community/member.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Row } from '#ui/row/Row.tsx';
import styles from '../account.module.css';

interface PhoneSectionProps {
  member: Member;
  /** The form that changes it; it receives the function that closes it. */
  form: (close: () => void) => ReactNode;
}

/** The phone number used to log in, masked, and the form that changes it. */
export function PhoneSection({ member, form }: PhoneSectionProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={styles.form}>
      <Row gap="m">
        <span>
          +{member.areaCode} {member.maskedPhone}
        </span>
        <Button size="s" aria-expanded={isChanging} onClick={() => setChanging((now) => !now)}>
          {isChanging ? '取消更换' : '更换手机号'}
        </Button>
      </Row>
      {isChanging && form(() => setChanging(false))}
    </div>
  );
}
