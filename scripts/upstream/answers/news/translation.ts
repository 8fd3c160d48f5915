import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { editedNews } from '../newsArchive/archive.ts';

export const translationHandlers = {
  /** The simulation has no translator: its English items are written in both languages, and the answer says so. */
  async newsTranslation({ id }, { sources }) {
    const item = await editedNews(sources).find(id);
    if (!item) throw new UpstreamError(404, '没有这条资讯');
    if (!item.translation) throw new UpstreamError(404, '这条资讯没有译文');
    return ok({ ...item.translation, provider: '演示译文，随原文写成' });
  },
} satisfies Handlers<'newsTranslation'>;
