import type { Payload, Where } from 'payload';

import { adminPath, placeNamed } from '../../domain/adminPath';
import type { User } from '../../payload-types';
import { config } from '../../platform/config/config';
import { sendMail } from '../../platform/mail/sendMail';
import type { Mail } from '../../platform/mail/smtp';

/** The path of the form of a document by its name, such as `articles:3` or `menu`. */
export const adminPathOf = (document: string): string => adminPath(placeNamed(document));

/** The actions of a review, and what was not done at its moment. */
type NoticeKind = 'submitted' | 'approved' | 'changes' | 'comment' | 'releaseFailed' | 'scheduleFailed';

export interface Notice {
  document: string;
  title: string;
  kind: NoticeKind;
  authorName: string;
}

const sentences: Record<NoticeKind, { en: (notice: Notice) => string; de: (notice: Notice) => string }> = {
  submitted: {
    en: ({ authorName, title }) => `${authorName} asks for an approval: ${title}`,
    de: ({ authorName, title }) => `${authorName} bittet um Freigabe: ${title}`,
  },
  approved: {
    en: ({ authorName, title }) => `${authorName} has approved: ${title}`,
    de: ({ authorName, title }) => `${authorName} hat freigegeben: ${title}`,
  },
  changes: {
    en: ({ authorName, title }) => `${authorName} asks for changes: ${title}`,
    de: ({ authorName, title }) => `${authorName} bittet um Änderungen: ${title}`,
  },
  comment: {
    en: ({ authorName, title }) => `${authorName} has commented on: ${title}`,
    de: ({ authorName, title }) => `${authorName} hat kommentiert: ${title}`,
  },
  releaseFailed: {
    en: ({ title }) => `The release was not published at its time: ${title}`,
    de: ({ title }) => `Das Release wurde zu seiner Zeit nicht veröffentlicht: ${title}`,
  },
  scheduleFailed: {
    en: ({ title }) => `What was scheduled did not happen: ${title}`,
    de: ({ title }) => `Eine geplante Veröffentlichung oder Rücknahme ist nicht erfolgt: ${title}`,
  },
};

/** A notice as a sentence. */
export const noticeText = (notice: Notice, language: 'en' | 'de'): string =>
  sentences[notice.kind][language](notice);

/** The e-mail of a notice, in both languages, for that of its reader is not known. Comments are read in the admin. */
export const noticeEmail = (
  to: string,
  notice: Notice,
  { product, gateway } = { product: config.productName, gateway: config.publicUrl },
): Mail => ({
  to,
  subject: `${product} CMS: ${noticeText(notice, 'en')}`.replace(/\s+/g, ' ').slice(0, 200),
  text: `${noticeText(notice, 'en')}\n${noticeText(notice, 'de')}\n\n${gateway}${adminPathOf(notice.document)}\n`,
});

type Person = Pick<User, 'id' | 'email'>;

/** The users who publish and work on what accounts send. */
export const whereEditor: Where = { role: { in: ['editor', 'administrator'] } };

/** Tells people of staff in the admin and by e-mail. */
export async function tell(
  payload: Payload,
  told: Notice,
  recipients: readonly Person[],
  now: Date,
): Promise<void> {
  for (const { id } of recipients)
    await payload.create({
      collection: 'review-notices',
      data: { ...told, recipient: id, at: now.toISOString() },
      depth: 0,
    });
  // Nobody waits for a mail server; `sendMail` has logged why a letter was not sent.
  void Promise.allSettled(recipients.map(({ email }) => sendMail(payload, noticeEmail(email, told))));
}

/** The newest notices of a user. */
export async function findNotices(payload: Payload, recipient: number) {
  const { docs } = await payload.find({
    collection: 'review-notices',
    where: { recipient: { equals: recipient } },
    sort: '-id',
    limit: 100,
    depth: 0,
  });
  return docs.map(({ kind, at, readAt, ...notice }) => ({
    ...notice,
    kind: kind as NoticeKind,
    at: Date.parse(at),
    isRead: Boolean(readAt),
  }));
}

/** How many notices a user has not read. */
export const countUnread = async (payload: Payload, recipient: number): Promise<number> =>
  (
    await payload.count({
      collection: 'review-notices',
      where: { recipient: { equals: recipient }, readAt: { exists: false } },
    })
  ).totalDocs;

/** Marks a user's notices as read: those of one document, or all. */
export async function readNotices(
  payload: Payload,
  recipient: number,
  document: string | undefined,
  now: Date,
): Promise<void> {
  await payload.update({
    collection: 'review-notices',
    where: {
      recipient: { equals: recipient },
      readAt: { exists: false },
      ...(document && { document: { equals: document } }),
    },
    data: { readAt: now.toISOString() },
    depth: 0,
  });
}
