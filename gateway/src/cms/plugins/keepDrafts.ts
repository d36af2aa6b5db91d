import { hasDrafts } from '../../sync/tracked';
import { contentPlugin, type ContentConfig, type ContentKind } from './contentPlugin';

const Keeper = '/src/cms/admin/drafts/DraftKeeper#DraftKeeper';

/** Collections and globals name the place of the same component differently. */
function withKeeper<C extends ContentConfig>(content: C, kind: ContentKind): C {
  const components = content.admin?.components as Record<string, object | undefined> | undefined;
  const place = kind === 'collection' ? 'edit' : 'elements';
  const admin = {
    ...content.admin,
    components: { ...components, [place]: { ...components?.[place], beforeDocumentControls: [Keeper] } },
  };
  return { ...content, admin };
}

/** Payload plugin: the form of a draft that saves itself loses no text, whatever happens. */
export const keepDrafts = contentPlugin((content, kind) =>
  hasDrafts(content) ? withKeeper(content, kind) : content,
);
