import { type MouseEvent, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { buttonClass } from '../button/buttonClass.ts';
import { Dialog, preloadDialog } from '../dialog/Dialog.tsx';
import { ExternalLink, type ExternalLinkProps } from './ExternalLink.tsx';
import styles from './GuardedLink.module.css';
import { safeTarget } from './safeTarget.ts';

export interface GuardedLinkProps extends ExternalLinkProps {
  /** Ask before leaving; without it this is a plain external link. */
  guarded: boolean;
}

/**
 * A link to the site of somebody unverified: it shows its target and asks first, also on a middle click. The
 * confirmation is a real link, so that the browser treats it as one.
 */
export function GuardedLink({ guarded, ...link }: GuardedLinkProps) {
  const [asking, setAsking] = useState(false);
  const target = safeTarget(link.href);
  if (!guarded || target === null) return <ExternalLink {...link} />;
  function ask(event: MouseEvent) {
    event.preventDefault();
    setAsking(true);
  }
  const close = () => setAsking(false);
  return (
    <>
      <ExternalLink
        {...link}
        aria-haspopup="dialog"
        onClick={ask}
        onAuxClick={ask}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="s"
        title="即将离开本站"
        description="这个链接来自未收录的项目，本站没有核实过它的内容。"
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <ExternalLink
              href={link.href}
              sponsored={link.sponsored === true}
              className={buttonClass('primary')}
              onClick={close}
            >
              继续访问
            </ExternalLink>
          </>
        }
      >
        <p className={styles.target}>{target}</p>
        <p className={styles.advice}>
          请核对域名，不要在陌生网站连接钱包、授权合约，也不要输入助记词或私钥。
        </p>
      </Dialog>
    </>
  );
}
