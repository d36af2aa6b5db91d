import type { CollectionSlug } from 'payload';

import { describedImage } from '../fields/describedImages';
import { limitText } from '../fields/limitText';
import { mapFields } from '../fields/mapFields';
import { uniqueText } from '../fields/uniqueText';
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

/** Every text with a limit counts, every image that is shown is described, and what is taken names what has it. */
const checkFields = contentPlugin((content, kind) => ({
  ...content,
  fields: mapFields(content.fields, (field) => {
    const checked = limitText(field) ?? describedImage(field);
    return (kind === 'collection' && uniqueText(checked ?? field, content.slug as CollectionSlug)) || checked;
  }),
}));

/** Last, so that their hooks are the first. */
export const lastRules = { hideApi, nameCopies, checkFields, extendForms, keepTextsClean, keepPublished };
