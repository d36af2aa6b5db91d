import { keepTextsClean } from './cleanTexts';
import { draftEndpoints } from './draftEndpoints';
import { keepDrafts } from './keepDrafts';
import { keepPublished } from './keepPublished';
import { requireEnglish } from './requireEnglish';
import { respectLocks } from './respectLocks';
import { history } from './savedBy';
import { limitTranslators } from './translators';

/** Rules that hold for all content, in the order of the plugins between which they stand. */
export const rules = { requireEnglish, limitTranslators, respectLocks, draftEndpoints, history, keepDrafts };

/** Last, so that their hooks are the first. */
export const lastRules = { keepTextsClean, keepPublished };
