import { Button } from '../button/Button.tsx';
import { buttonClass } from '../button/buttonClass.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './GuardedLink.module.css';

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly href: string;
  /** The host and path that are really meant. */
  readonly target: string;
  readonly sponsored: boolean;
}

/** Asks before a visitor goes to the site of somebody unverified. Loaded when it first opens. */
export function LeaveDialog({ href, target, sponsored, ...window }: LeaveDialogProps) {
  const close = () => window.onOpenChange(false);
  return (
    <Dialog
      {...window}
      size="s"
      description="这个链接来自未收录的项目，本站没有核实过它的内容。"
      footer={
        <>
          <Button onClick={close}>取消</Button>
          <ExternalLink href={href} sponsored={sponsored} className={buttonClass('primary')} onClick={close}>
            继续访问
          </ExternalLink>
        </>
      }
    >
      <p className={styles.target}>{target}</p>
      <p className={styles.advice}>请核对域名，不要在陌生网站连接钱包、授权合约，也不要输入助记词或私钥。</p>
    </Dialog>
  );
}
