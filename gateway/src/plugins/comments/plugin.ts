import type { PayloadRequest, Plugin } from 'payload';

import { addHooks, addSidebarPart, contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { commentEndpoints } from './endpoints';
import { fieldComments } from './fieldComments';
import { deleteComments } from './findComments';

const showComments = addSidebarPart('comments', '/src/plugins/comments/Comments#Comments', hasDrafts);

/** What is in the trash keeps its comments: it may come back. */
const deleteWithDocument = contentPlugin((content, kind) => {
  if (kind === 'global' || !hasDrafts(content)) return content;
  // What such a hook gives would stand in the place of the document.
  const afterDelete = async ({ id, req }: { id: number | string; req: PayloadRequest }): Promise<void> => {
    await deleteComments({ source: content.slug, id: Number(id) }, req);
  };
  return addHooks(content, { afterDelete }, 'afterOwn');
});

/** What those who work in the admin say about the fields of a document, and whom they tell. */
export const comments = (): Plugin => (config) =>
  extend(showComments(deleteWithDocument(config)), {
    collections: [fieldComments],
    endpoints: commentEndpoints,
    panels: ['/src/plugins/comments/CommentsPanel#CommentsPanel'],
  });
