import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './feedback.module.css';

/** Where project details are mailed to; shown and copied, never linked to a payment of any kind. */
const PROJECT_MAIL = 'listing@coinmirror.example';
const NEEDED = ['项目全称', '所属主网', '官方网站', '合约地址', '挖矿开始时间'];

interface AddProjectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains how to have a project listed: which details to mail where. */
export function AddProjectDialog({ open, onOpenChange }: AddProjectDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="添加项目"
      description="请将以下资料发送到收录邮箱，收录不收取任何费用。"
      size="s"
    >
      <ul className={styles.needed}>
        {NEEDED.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.mail}>
        <a href={`mailto:${PROJECT_MAIL}`}>{PROJECT_MAIL}</a>
        <CopyButton text={PROJECT_MAIL} label="复制邮箱" />
      </p>
      <p>
        也可以在线填写：
        <PageLink to="submitCoin" className={styles.inline}>
          提交币种
        </PageLink>
      </p>
    </Dialog>
  );
}
