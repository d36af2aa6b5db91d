import { limitText } from '../fields/limitText';
import { mapFields } from '../fields/mapFields';
import { keepTextsClean } from './cleanTexts';
import { addToForm, contentPlugin } from './contentPlugin';
import { keepPublished } from './keepPublished';
import { nameCopies } from './nameCopies';
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

/** Parts of every form. Not of each list: Payload renders `afterInput` with every answer (docs/decisions/0080). */
const extendForms = contentPlugin((content, kind) =>
  addToForm(content, kind, {
    controls: [
      '/src/cms/admin/NewRows#NewRows',
      '/src/cms/admin/FormState#FormState',
      '/src/cms/admin/RefusedFields#RefusedFields',
    ],
  }),
);

/** Every text with a limit counts. */
const limitTexts = contentPlugin((content) => ({
  ...content,
  fields: mapFields(content.fields, limitText),
}));

/** Last, so that their hooks are the first. */
export const lastRules = { hideApi, nameCopies, limitTexts, extendForms, keepTextsClean, keepPublished };
