import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { QrCode } from '#ui/qr/QrCode.tsx';
import styles from './ShareArticle.module.css';

interface ShareArticleProps {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
  /** The source of the text. */
  readonly source: string;
}

/** The address of an article, to copy or to scan; and a poster of it with the same code. */
export function ShareArticle({ title, blocks, source }: ShareArticleProps) {
  const address = window.location.origin + window.location.pathname;
  return (
    <>
      <Popover
        label="分享这篇文章"
        trigger={(props) => (
          <Button size="s" {...props}>
            分享
          </Button>
        )}
      >
        <div className={styles.panel}>
          <p className={styles.title}>{title}</p>
          <QrCode value={address} label="扫码在手机上阅读" />
          <span className={styles.copy}>
            复制链接 <CopyButton text={address} label="复制文章链接" />
          </span>
        </div>
      </Popover>
      <SharePictureButton source={() => ({ title, article: { text: beginning(blocks), source } })} />
    </>
  );
}

/** Length of the excerpt on a poster. */
const MOST = 220;

function beginning(blocks: readonly TextBlock[]): string {
  const words = blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])).join('');
  return excerpt(words, MOST);
}
