import type { Field, Plugin } from 'payload';

import {
  addToForm,
  contentPlugin,
  type ContentConfig,
  type ContentKind,
} from '../../cms/plugins/contentPlugin';
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

/** Payload merges it with its own, which has the choices. */
const listStatus: Field = {
  name: '_status',
  type: 'select',
  options: [],
  admin: { components: { Cell: '/src/plugins/history/versions/StatusCell#StatusCell' } },
};

const fieldsOf = (content: ContentConfig, kind: ContentKind): Field[] => [
  ...content.fields.map(listVersions),
  ...(kind === 'collection' && hasDrafts(content) ? [listStatus] : []),
];

/** The list behind the tab "Versions", with who saved each: Payload's own has no place for another column. */
function withVersionsView<C extends ContentConfig>(content: C): C {
  const components = content.admin?.components as
    { views?: { edit?: Record<string, unknown> } & Record<string, unknown> } | undefined;
  const views = components?.views;
  const versions = { Component: '/src/plugins/history/versions/VersionsView#VersionsView' };
  return {
    ...content,
    admin: {
      ...content.admin,
      components: { ...components, views: { ...views, edit: { ...views?.edit, versions } } },
    },
  };
}

const showHistory = contentPlugin((content, kind) =>
  content.versions
    ? addToForm(withVersionsView({ ...content, fields: fieldsOf(content, kind) }), kind, {
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
