import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './forms.module.css';

interface AgreementProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** Checked by default; nothing is sent while it is unchecked. */
export function Agreement({ isAgreed, onChange }: AgreementProps) {
  return (
    <div className={styles.agreement}>
      <Checkbox
        checked={isAgreed}
        onChange={(event) => onChange(event.target.checked)}
        label="我已阅读并同意"
      />
      <span>
        <PageLink to="agreement" target="_blank">
          《用户协议》
        </PageLink>
        和
        <PageLink to="privacy" target="_blank">
          《隐私政策》
        </PageLink>
      </span>
    </div>
  );
}
