import type { Field, Plugin } from 'payload';

import { contentPlugin, type ContentConfig, type ContentKind } from '../../cms/plugins/contentPlugin';
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

/** Collections and globals name the place of the same components differently. */
function withComponents<C extends ContentConfig>(content: C, kind: ContentKind): C {
  const components = content.admin?.components as Record<string, object | undefined> | undefined;
  const place = kind === 'collection' ? 'edit' : 'elements';
  const added = {
    ...components?.[place],
    Status: '/src/plugins/history/versions/Status#Status',
    ...(hasDrafts(content) && {
      beforeDocumentControls: ['/src/plugins/history/drafts/DraftKeeper#DraftKeeper'],
    }),
  };
  return {
    ...content,
    fields: content.fields.map(listVersions),
    admin: { ...content.admin, components: { ...components, [place]: added } },
  };
}

const showHistory = contentPlugin((content, kind) =>
  content.versions ? withComponents(content, kind) : content,
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
