import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { QrCode } from '#ui/qr/QrCode.tsx';
import styles from './invite.module.css';

/** The invite code of an account, its link, and the link as a QR code. */
export function InvitePanel({ code }: { code: string }) {
  const link = new URL(hrefTo('userSignin', {}, { invite: code }), window.location.origin).href;
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <dt>邀请码</dt>
        <dd>
          <strong className={styles.code}>{code}</strong>
          <CopyButton text={code} label="复制邀请码" />
        </dd>
        <dt>邀请链接</dt>
        <dd>
          <span className={styles.link}>{link}</span>
          <CopyButton text={link} label="复制邀请链接" />
        </dd>
      </dl>
      <figure className={styles.picture}>
        <QrCode value={link} label="邀请链接二维码" size={144} />
        <figcaption>扫码注册</figcaption>
      </figure>
    </div>
  );
}
