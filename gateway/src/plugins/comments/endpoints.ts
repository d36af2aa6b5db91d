import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import { documentName } from '@/contract/site/contentVersions';

import { calledWhole, documentCalled, type Place } from '../../cms/access/documents';
import { nameOf } from '../../cms/access/roles';
import { bodyOf, documentQuery, forStaff, jsonResponse, refuse } from '../../cms/admin/ui/staffEndpoint';
import { placeNamed } from '../../domain/adminPath';
import { adminLanguage, contentLanguages, type Bilingual } from '../../domain/languages';
import { tell } from '../../features/notices/notices';
import type { FieldComment, User } from '../../payload-types';
import { findCommented, findStaff, placeOfField } from './findComments';
import { commentRefusals as words } from './texts';
import {
  commentsOf,
  goneWith,
  mayDelete,
  mostCharacters,
  mostComments,
  recipientsOf,
  threadsOf,
  type ShownThread,
} from './threads';

/** Answered about a document. */
export interface DocumentComments {
  threads: ShownThread[];
  /** The people who can be told. */
  colleagues: { id: number; name: string }[];
}

const commentBody = documentQuery.extend({
  field: z
    .string()
    .regex(/^[\w.-]{0,300}$/)
    .default(''),
  language: z.enum(contentLanguages).nullish(),
  /** The comment that is answered. */
  thread: z.number().int().positive().optional(),
  text: z.string().transform((text) => withoutControlCharacters(text).trim()),
  told: z.array(z.number().int().positive()).max(200).default([]),
});
const stateBody = z.object({ isResolved: z.boolean() });

const personOf = ({ user }: PayloadRequest) => user as unknown as Pick<User, 'id' | 'role'>;

async function respond(place: Place, req: PayloadRequest): Promise<Response> {
  const found = await findCommented(place, req);
  if (!found) return refuse(words.unknown, 404, req);
  const user = personOf(req);
  const staff = await findStaff(req.payload);
  return jsonResponse({
    threads: threadsOf(found.comments, { user, language: adminLanguage(req.i18n.language), staff }),
    colleagues: staff.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ id, name })),
  } satisfies DocumentComments);
}

const read = forStaff(async (req) => {
  const asked = documentQuery.safeParse(Object.fromEntries(req.searchParams));
  return asked.success ? respond(asked.data, req) : refuse(words.unknown, 404, req);
});

const store = (id: number, data: Partial<FieldComment>, { payload }: PayloadRequest) =>
  payload.update({ collection: 'field-comments', id, data, depth: 0 });

const stateNow = (isResolved: boolean, req: PayloadRequest) => ({
  resolvedAt: isResolved ? new Date().toISOString() : null,
  resolvedBy: isResolved ? nameOf(req) : null,
});

/** Why a comment is not taken; undefined where it is. */
function problemOf(
  { text, field, thread }: z.infer<typeof commentBody>,
  about: Bilingual | undefined,
  { comments, before }: Record<'comments' | 'before', FieldComment[]>,
): [Bilingual, number] | undefined {
  if (!text) return [words.empty, 400];
  if (text.length > mostCharacters) return [words.tooLong(text.length), 400];
  if (comments.length >= mostComments) return [words.full, 409];
  if (thread) return before.length === 0 ? [words.unknown, 404] : undefined;
  return field && !about ? [words.unknownField, 409] : undefined;
}

const write = forStaff(async (req) => {
  const { payload } = req;
  const given = commentBody.safeParse(await bodyOf(req));
  if (!given.success) return refuse(words.body, 400, req);
  const { field, language, thread, text, told } = given.data;
  const found = await findCommented(given.data, req);
  if (!found) return refuse(words.unknown, 404, req);
  const before = thread ? commentsOf(thread, found.comments) : [];
  const [first] = before;
  const about = thread
    ? (first?.place as Bilingual | undefined)
    : placeOfField(field, given.data, found.data, payload);
  const problem = problemOf(given.data, about, { ...found, before });
  if (problem) return refuse(...problem, req);

  const [document, { id: author }, now] = [documentName(given.data), personOf(req), new Date()];
  const authorName = nameOf(req) ?? '';
  const recipients = recipientsOf(told, before, author, await findStaff(payload));
  await payload.create({
    collection: 'field-comments',
    data: {
      ...{ document, text, author, authorName, at: now.toISOString() },
      told: recipients.map(({ id }) => id),
      ...(thread ? { thread } : { field, place: about, language }),
    },
    depth: 0,
  });
  // An answer opens a resolved thread again.
  if (first?.resolvedAt) await store(first.id, stateNow(false, req), req);
  const title = calledWhole(await documentCalled(payload, given.data, 'en')).slice(0, 200);
  await tell(payload, { document, title, kind: 'comment', authorName }, recipients, now);
  return respond(given.data, req);
});

/** Work on one comment of those of its document. */
const onComment = (
  work: (comment: FieldComment, all: FieldComment[], req: PayloadRequest) => Promise<Response | undefined>,
) =>
  forStaff(async (req) => {
    const id = Number(req.routeParams?.id);
    const comment = await req.payload.findByID({
      ...{ collection: 'field-comments', id, depth: 0, disableErrors: true },
    });
    const place = placeNamed(comment?.document ?? '');
    const found = comment && (await findCommented(place, req));
    if (!found) return refuse(words.unknown, 404, req);
    return (await work(comment, found.comments, req)) ?? respond(place, req);
  });

const changeState = onComment(async ({ id, thread }, _all, req) => {
  const given = stateBody.safeParse(await bodyOf(req));
  if (!given.success) return refuse(words.body, 400, req);
  if (thread) return refuse(words.unknown, 404, req);
  await store(id, stateNow(given.data.isResolved, req), req);
  return undefined;
});

const remove = onComment(async (comment, all, req) => {
  if (!mayDelete(comment, personOf(req))) return refuse(words.notYours, 403, req);
  const gone = goneWith(comment, all, personOf(req));
  await (gone.length === 0
    ? store(comment.id, { text: '' }, req)
    : req.payload.delete({
        ...{ collection: 'field-comments', where: { id: { in: gone.map(({ id }) => id) } }, depth: 0 },
      }));
  return undefined;
});

/** Comments on fields: those of a document, another one, resolving and reopening a thread, deleting. */
export const commentEndpoints: Endpoint[] = [
  { method: 'get', path: '/comments', handler: read },
  { method: 'post', path: '/comments', handler: write },
  { method: 'patch', path: '/comments/:id', handler: changeState },
  { method: 'delete', path: '/comments/:id', handler: remove },
];
