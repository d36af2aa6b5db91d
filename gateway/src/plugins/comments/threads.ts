import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { FieldComment, User } from '../../payload-types';

/** In characters, and of a document. */
export const mostCharacters = 2_000;
export const mostComments = 200;

export type Colleague = Pick<User, 'id' | 'name' | 'email'>;

interface Reader {
  user: Pick<User, 'id' | 'role'>;
  language: ContentLanguage;
  staff: readonly Colleague[];
}

const threadOf = ({ id, thread }: FieldComment): number => thread ?? id;

/** A thread in the order of its comments; empty where there is none. */
export const commentsOf = (thread: number, comments: readonly FieldComment[]): FieldComment[] =>
  comments.filter((comment) => threadOf(comment) === thread);

/** Everybody deletes what they have said themselves, administrators what anybody has said. */
export const mayDelete = ({ author, text }: FieldComment, { id, role }: Reader['user']): boolean =>
  role === 'administrator' || (author === id && Boolean(text));

/**
 * The comments that are deleted with one. With the first of a thread, administrators delete its answers, so that a full
 * document has room again; for its author there is nothing to delete but the words, where others have answered. An emptied
 * first comment goes with the last answer.
 */
export function goneWith(
  comment: FieldComment,
  comments: readonly FieldComment[],
  { role }: Reader['user'],
): FieldComment[] {
  const thread = commentsOf(threadOf(comment), comments);
  if (thread.length === 1) return thread;
  if (!comment.thread) return role === 'administrator' ? thread : [];
  return thread.length === 2 && !thread[0]?.text ? thread : [comment];
}

/** The threads of a document for whoever reads them, that which began last first; `comments` are in order. */
export const threadsOf = (comments: readonly FieldComment[], { user, language, staff }: Reader) =>
  comments
    .filter(({ thread }) => !thread)
    .toReversed()
    .map((first) => ({
      id: first.id,
      /** Empty where it is about the whole document. */
      field: first.field ?? '',
      place: (first.place as Bilingual | null)?.[language] ?? '',
      language: (first.language as ContentLanguage | null) ?? undefined,
      isResolved: Boolean(first.resolvedAt),
      resolvedBy: first.resolvedBy ?? undefined,
      comments: commentsOf(first.id, comments).map((comment) => ({
        id: comment.id,
        authorName: comment.authorName,
        /** Empty where it was deleted. */
        text: comment.text ?? '',
        /** Milliseconds since 1970. */
        at: Date.parse(comment.at),
        /** Names of those who still work here. */
        told: staff.filter(({ id }) => comment.told?.includes(id)).map(({ name }) => name),
        mayDelete: mayDelete(comment, user),
        isDeletedWithAnswers: !comment.thread && goneWith(comment, comments, user).length > 1,
      })),
    }));

export type ShownThread = ReturnType<typeof threadsOf>[number];

/** The people who are told of a comment: those whom it names, who wrote in its thread or were told of it before; not its author. */
export const recipientsOf = (
  named: readonly number[],
  thread: readonly FieldComment[],
  author: number,
  staff: readonly Colleague[],
): Colleague[] => {
  const ids = new Set([...named, ...thread.flatMap((comment) => [comment.author, ...(comment.told ?? [])])]);
  return staff.filter(({ id }) => id !== author && ids.has(id));
};
