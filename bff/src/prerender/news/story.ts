import type { PageWords } from '../served.ts';

interface Story {
  readonly title: string;
  readonly summary: string;
  /** Epoch ms. */
  readonly time: number | null;
}

/** The words of a page that is one article; null while it is not known. */
export function storyWords(story: Story | null, author: string): PageWords | null {
  if (story === null) return null;
  return {
    title: story.title,
    description: story.summary,
    article: { publishedAt: story.time, author },
  };
}
