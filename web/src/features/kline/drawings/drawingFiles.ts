import { mergeDrawings } from '@coinmirror/shared/drawings/edits.ts';
import { readDrawingsFile, toDrawingsFile } from '@coinmirror/shared/drawings/file.ts';
import { newDrawingId } from '#charts/kline/drawings/newDrawingId.ts';
import { copyText } from '#ui/copy/copyText.ts';
import { downloadBlob } from '#ui/file/download.ts';
import { toast } from '#ui/toast/toast.ts';
import { toDrawingHash } from './drawingLink.ts';
import type { DrawingSession } from './useDrawingSession.ts';

/** The drawings of a pair on their way out and in; each tells the visitor how it went. */
export function drawingFiles({ ticker, list }: DrawingSession) {
  async function share() {
    const hash = await toDrawingHash(list.drawings);
    if (hash === null) return toast.error('画线太多，放不进链接，请改用导出文件');
    const { origin, pathname, search } = location;
    if (await copyText(`${origin}${pathname}${search}#${hash}`)) toast.success('带画线的链接已复制');
    else toast.error('复制失败，请检查浏览器权限');
  }

  async function read(file: File) {
    const content = readDrawingsFile(await file.text().catch(() => ''));
    if ('complaint' in content) return toast.error(content.complaint);
    list.change((all) => mergeDrawings(all, content.drawings, newDrawingId));
    const from = content.ticker === ticker ? '' : `（来自 ${content.ticker}）`;
    toast.success(`已导入 ${content.drawings.length} 个画线${from}`, { label: '撤销', onPress: list.undo });
  }

  function save() {
    const file = new Blob([toDrawingsFile(ticker, list.drawings)], { type: 'application/json' });
    downloadBlob(file, `${ticker}-画线.json`);
  }

  return { share, read, save };
}
