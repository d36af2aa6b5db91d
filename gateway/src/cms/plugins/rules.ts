import { keepTextsClean } from './cleanTexts';
import { keepPublished } from './keepPublished';
import { requireEnglish } from './requireEnglish';
import { signVersions } from './savedBy';
import { limitTranslators } from './translators';

/** Rules that hold for all content, in the order of the plugins between which they stand. */
export const rules = { requireEnglish, limitTranslators, signVersions };

/** Last, so that their hooks are the first. */
export const lastRules = { keepTextsClean, keepPublished };
