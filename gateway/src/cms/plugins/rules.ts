import { keepTextsClean } from './cleanTexts';
import { contentPlugin } from './contentPlugin';
import { keepPublished } from './keepPublished';
import { requireEnglish } from './requireEnglish';
import { signVersions } from './savedBy';
import { limitTranslators } from './translators';

/** Rules that hold for all content, in the order of the plugins between which they stand. */
export const rules = { requireEnglish, limitTranslators, signVersions };

/** Editors have no use for the answers of the REST interface. */
const hideApi = contentPlugin((content) => ({
  ...content,
  admin: { hideAPIURL: true, ...content.admin },
}));

/** Last, so that their hooks are the first. */
export const lastRules = { hideApi, keepTextsClean, keepPublished };
