import type { Field, PayloadRequest, Plugin } from 'payload';

import { refuse } from '../../cms/access/refuse';
import { isAdministratorUser } from '../../cms/access/roles';
import { newestVersion, type Kept } from '../../cms/access/storedVersions';
import { sidebarPart } from '../../cms/fields/shared';
import { addHooks, addToForm, contentPlugin, keptOf, type Saving } from '../../cms/plugins/contentPlugin';
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

/**
 * Before whatever is going to be published, by whichever way: what is saved must be the draft that was approved, and
 * nothing else.
 */
const checkApproval =
  (kind: Kept['kind'], { slug, fields }: { slug: string; fields: Field[] }) =>
  async ({ data: saved, originalDoc, req }: Saving): Promise<void> => {
    // In the trash nothing is on the site.
    if ((saved._status ?? 'published') !== 'published' || saved.deletedAt) return;
    if (!(await needsApproval(req))) return;
    const kept = keptOf(kind, slug, originalDoc);
    if ((kind === 'collection' && !kept.id) || !(await isApproved(kept, req))) refuse(problems.approval, req);
    const language = contentLanguages.find((one) => one === req.locale) ?? contentLanguages[0];
    const draft = (await newestVersion(kept, req)) ?? {};
    if (draftDifferences(fields, draft, saved, language).length > 0) refuse(problems.changed, req);
  };

const reviewField = sidebarPart('review', '/src/plugins/review/Review#Review');

const reviewDrafts = contentPlugin((content, kind) =>
  hasDrafts(content)
    ? addHooks(
        addToForm({ ...content, fields: [...content.fields, reviewField] }, kind, {
          controls: ['/src/plugins/review/SubmitButton#SubmitButton'],
        }),
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
    panels: ['/src/plugins/review/WaitingPanel#WaitingPanel'],
    approval: { isNeeded: needsApproval, isGiven: isApproved },
  });
