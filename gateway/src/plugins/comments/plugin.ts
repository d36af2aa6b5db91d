import type { PayloadRequest, Plugin } from 'payload';

import { addHooks, addSidebarPart, contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { commentEndpoints } from './endpoints';
import { fieldComments } from './fieldComments';
import { deleteComments } from './findComments';

const showComments = addSidebarPart('comments', '/src/plugins/comments/Comments#Comments', hasDrafts);

/** A document in the trash keeps its comments: it may come back. */
const deleteWithDocument = contentPlugin((content, kind) => {
  if (kind === 'global' || !hasDrafts(content)) return content;
  // Payload would take the result of such a hook for the document.
  const afterDelete = async ({ id, req }: { id: number | string; req: PayloadRequest }): Promise<void> => {
    await deleteComments({ source: content.slug, id: Number(id) }, req);
  };
  return addHooks(content, { afterDelete }, 'afterOwn');
});

/** Comments of the staff on the fields of a document, and notices to the people whom they tell. */
export const comments = (): Plugin => (config) =>
  extend(showComments(deleteWithDocument(config)), {
    collections: [fieldComments],
    endpoints: commentEndpoints,
    panels: ['/src/plugins/comments/CommentsPanel#CommentsPanel'],
  });
