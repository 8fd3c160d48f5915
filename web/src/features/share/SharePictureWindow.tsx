import type { PicturedRow } from '@coinmirror/shared/columns/picture.ts';
import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { copyPicture } from '#ui/copy/copyPicture.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { downloadBlob } from '#ui/file/download.ts';
import { pageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import { toast } from '#ui/toast/toast.ts';
import { changeOf } from './content.ts';
import { drawPicture } from './drawPicture.ts';
import { readPicturePaints } from './paints.ts';
import type { PictureContent } from './picture.ts';
import styles from './SharePictureWindow.module.css';

/** A coin or figure with its sparkline, or the first rows of a table. */
interface MarketPicture {
  readonly title: string;
  readonly subtitle: string;
  readonly asOf: number;
  /** Price, turnover and value in USD, the price's change in percent, its sparkline. */
  readonly coin?: {
    readonly price: number | null;
    readonly change: number | null;
    readonly volume24h: number | null;
    readonly marketCap: number | null;
    readonly line: readonly number[];
  };
  /** A figure other than a price, its change in percent, and its sparkline. */
  readonly figure?: {
    readonly text: string;
    readonly change: number | null;
    readonly line: readonly number[];
  };
  readonly rows?: readonly PicturedRow[];
}

/** A poster of a text: title, excerpt, author. */
interface ArticlePicture {
  readonly title: string;
  readonly article: { readonly text: string; readonly source: string };
}

export type PictureSource = MarketPicture | ArticlePicture;

interface SharePictureWindowProps {
  readonly source: PictureSource;
  readonly onClose: () => void;
}

/** A preview of the picture, with 保存 and 复制. */
export function SharePictureWindow({ source, onClose }: SharePictureWindowProps) {
  const content = useContent(source);
  const [blob, setBlob] = useState<Blob | null>(null);
  const [address, setAddress] = useState('');

  useEffect(() => {
    let url = '';
    let left = false;
    drawPicture(content, readPicturePaints()).toBlob((made) => {
      if (left || made === null) return;
      url = URL.createObjectURL(made);
      setBlob(made);
      setAddress(url);
    }, 'image/png');
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [content]);

  async function copy(picture: Blob) {
    if (await copyPicture(picture)) toast.success('图片已复制');
    else toast.error('浏览器不允许复制图片，请保存后分享');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="分享图"
      footer={
        <>
          <Button disabled={blob === null} onClick={() => blob && void copy(blob)}>
            复制图片
          </Button>
          <Button
            variant="primary"
            disabled={blob === null}
            onClick={() => blob && downloadBlob(blob, `${BRAND.name}-${source.title}.png`)}
          >
            保存图片
          </Button>
        </>
      }
    >
      <div className={styles.place}>
        {address && <img src={safePicture(address)} alt={inWords(content)} className={styles.picture} />}
      </div>
    </Dialog>
  );
}

function useContent(source: PictureSource): PictureContent {
  const { unit, rates, timeZone } = useDisplay();
  return useMemo(() => {
    const common = { title: source.title, address: window.location.href, mark: simulatedWord(pageSource()) };
    if ('article' in source) {
      const { text, source: whose } = source.article;
      return { ...common, text, subtitle: whose, foot: '扫码阅读全文' };
    }
    const money = (usd: number | null, kind: 'price' | 'amount') => formatMoney(usd, { unit, rates, kind });
    const { subtitle, asOf, coin, figure, rows } = source;
    return {
      ...common,
      subtitle,
      foot: `${formatDateTime(asOf, timeZone)}，扫码查看最新数据`,
      ...(coin && {
        figure: { text: money(coin.price, 'price'), change: changeOf(coin.change) },
        facts: [
          ['24H成交额', money(coin.volume24h, 'amount')],
          ['流通市值', money(coin.marketCap, 'amount')],
        ],
        line: coin.line,
      }),
      ...(figure && {
        figure: { text: figure.text, change: changeOf(figure.change) },
        line: figure.line,
      }),
      ...(rows && {
        rows: rows.map((row) => ({
          name: row.name,
          value: row.figure,
          change: changeOf(row.change),
        })),
      }),
    };
  }, [source, unit, rates, timeZone]);
}

/** The picture's text alternative. */
function inWords({ title, figure, facts = [], rows = [], text = '', mark, foot }: PictureContent): string {
  const lines = rows.map((row) => `${row.name} ${row.value} ${row.change.text}`);
  return [
    title,
    ...(figure ? [`${figure.text} ${figure.change.text}`] : []),
    ...facts.map((fact) => fact.join(' ')),
    ...lines,
    ...(text ? [text] : []),
    ...(mark ? [mark] : []),
    foot,
  ].join('，');
}
