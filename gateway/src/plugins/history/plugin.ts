import type { Field, Plugin } from 'payload';

import { addToForm, contentPlugin } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { draftEndpoints } from './draftEndpoints';
import { trashUntouchedDrafts } from './drafts/untouchedDrafts';
import { respectLocks } from './respectLocks';
import { withPayloadTexts } from './versions/payloadTexts';

/** The newest versions in place of the name of who saved the last one. */
const listVersions = (field: Field): Field =>
  field.type === 'text' && field.name === 'savedBy'
    ? {
        ...field,
        admin: { ...field.admin, components: { Field: '/src/plugins/history/versions/History#History' } },
      }
    : field;

const showHistory = contentPlugin((content, kind) =>
  content.versions
    ? addToForm({ ...content, fields: content.fields.map(listVersions) }, kind, {
        Status: '/src/plugins/history/versions/Status#Status',
        ...(hasDrafts(content) && {
          PublishButton: '/src/plugins/history/drafts/PublishWhenSaved#PublishWhenSaved',
        }),
        controls: hasDrafts(content) ? ['/src/plugins/history/drafts/DraftKeeper#DraftKeeper'] : [],
      })
    : content,
);

/**
 * Keeps typed text from being lost and documents that others are editing from being overwritten; reverting and restoring
 * change the draft alone.
 */
export const history = (): Plugin => (config) =>
  withPayloadTexts(
    extend(showHistory(draftEndpoints(respectLocks(config))), {
      components: { providers: ['/src/plugins/history/drafts/OpenForms#OpenFormsProvider'] },
      hourly: [trashUntouchedDrafts],
      panels: ['/src/plugins/history/drafts/DraftsPanel#DraftsPanel'],
    }),
  );
