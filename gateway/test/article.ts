import { document, node, text } from './richText';

/** As much of an article as it needs to be published. */
export const articleOf = <More extends object = object>(title: string, more = {} as More) => ({
  title,
  summary: 'A summary.',
  content: document(node('paragraph', [text('A text.')])),
  articleType: 'trends' as const,
  publishTime: '2026-11-20T09:00:00.000Z',
  reviewTime: '2026-11-20T12:00:00.000Z',
  author: 'A test',
  ...more,
});
