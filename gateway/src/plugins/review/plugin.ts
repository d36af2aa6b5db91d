import { APIError, type Field, type Plugin, type PayloadRequest } from 'payload';

import { isAdministratorUser } from '../../cms/access/roles';
import { newestVersion, type Kept } from '../../cms/access/storedVersions';
import { sidebarPart } from '../../cms/fields/shared';
import { translate } from '../../cms/fields/translate';
import { addHooks, contentPlugin } from '../../cms/plugins/contentPlugin';
import type { Data } from '../../domain/fieldTree';
import { contentLanguages, type Bilingual } from '../../domain/languages';
import { draftDifferences } from '../../domain/sharedDifferences';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { reviewEndpoints } from './endpoints';
import { findReview, isApprovalRequired } from './findReview';
import { publishingRules } from './publishingRules';
import { reviews } from './reviews';
import { reviewState } from './reviewState';

const problems = {
  approval: {
    en: 'Nothing was published: this draft needs an approval. Submit it under “Review” in the sidebar.',
    de: 'Es wurde nichts veröffentlicht: Dieser Entwurf braucht eine Freigabe. Reichen Sie ihn in der Seitenleiste unter „Freigabe“ ein.',
  },
  changed: {
    en: 'Nothing was published: the form has changes that nobody has approved. Submit the draft again.',
    de: 'Es wurde nichts veröffentlicht: Das Formular enthält Änderungen, die niemand freigegeben hat. Reichen Sie den Entwurf noch einmal ein.',
  },
} satisfies Record<string, Bilingual>;

/** Whether somebody publishes only what another person has approved. Programs of ours have no user. */
const needsApproval = async (req: PayloadRequest): Promise<boolean> =>
  Boolean(req.user) && !isAdministratorUser(req.user) && (await isApprovalRequired(req));

/** Whether the draft of a document, as it is now, is approved. */
async function isApproved(kept: Kept, req: PayloadRequest): Promise<boolean> {
  const review = await findReview(kept, req);
  return review !== undefined && reviewState(review.entries, review.draftHash) === 'approved';
}

interface Saving {
  data: unknown;
  originalDoc?: unknown;
  req: PayloadRequest;
}

/**
 * Before whatever is going to be published, by whichever way: what is saved must be the draft that was approved, and
 * nothing else.
 */
const checkApproval =
  (kind: Kept['kind'], { slug, fields }: { slug: string; fields: Field[] }) =>
  async ({ data, originalDoc, req }: Saving): Promise<void> => {
    const saved = data as Data;
    // In the trash nothing is on the site.
    if ((saved._status ?? 'published') !== 'published' || saved.deletedAt) return;
    if (!(await needsApproval(req))) return;
    const id = kind === 'collection' ? (originalDoc as { id?: number } | undefined)?.id : undefined;
    const kept = { kind, slug, id };
    const refuse = (problem: Bilingual) => {
      throw new APIError(translate(problem, req), 403, undefined, true);
    };
    if ((kind === 'collection' && !id) || !(await isApproved(kept, req))) refuse(problems.approval);
    const language = contentLanguages.find((one) => one === req.locale) ?? contentLanguages[0];
    const draft = (await newestVersion(kept, req)) ?? {};
    if (draftDifferences(fields, draft, saved, language).length > 0) refuse(problems.changed);
  };

const reviewField = sidebarPart('review', '/src/plugins/review/Review#Review');

const reviewDrafts = contentPlugin((content, kind) =>
  hasDrafts(content)
    ? addHooks(
        { ...content, fields: [...content.fields, reviewField] },
        { beforeChange: checkApproval(kind, content) },
        'beforeOwn',
      )
    : content,
);

/**
 * Drafts are submitted, approved and commented beside their form, and where administrators ask for it, nobody else
 * publishes without an approval.
 */
export const review = (): Plugin => (config) =>
  extend(reviewDrafts(config), {
    collections: [reviews],
    globals: [publishingRules],
    endpoints: reviewEndpoints,
    approval: { isNeeded: needsApproval, isGiven: isApproved },
  });
