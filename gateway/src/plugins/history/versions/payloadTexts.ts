import type { Config } from 'payload';

const restoring = {
  en: 'The draft becomes as it was in this version; a language that had no text then stays as it is. The site does not change until you publish.',
  de: 'Der Entwurf wird so, wie er in dieser Fassung war; eine Sprache, die damals keinen Text hatte, bleibt, wie sie ist. Die Website ändert sich erst, wenn Sie veröffentlichen.',
};

/** Payload's words about versions and locks, where they differ from what the plugin does. */
const texts = {
  en: {
    general: {
      currentlyEditing:
        'is editing this document. If you take over, they cannot go on; what they wrote is kept.',
      anotherUserTakenOver:
        'Somebody else is editing this document now. What you wrote is kept: in the draft, or as a version of its own under “Who did what”.',
    },
    version: {
      aboutToRestore: restoring.en,
      aboutToRestoreGlobal: restoring.en,
      confirmVersionRestoration: 'Restore this version as a draft?',
      restoreThisVersion: 'Restore as draft',
      restoredSuccessfully: 'Restored as a draft. The site has not changed: publish it when it is ready.',
    },
  },
  de: {
    general: {
      currentlyEditing:
        'bearbeitet dieses Dokument gerade. Wenn Sie übernehmen, geht es dort nicht weiter; was geschrieben wurde, bleibt aufgehoben.',
      anotherUserTakenOver:
        'Jemand anderes bearbeitet dieses Dokument jetzt. Was Sie geschrieben haben, ist aufgehoben: im Entwurf oder als eigene Fassung unter „Wer hat was getan“.',
    },
    version: {
      aboutToRestore: restoring.de,
      aboutToRestoreGlobal: restoring.de,
      confirmVersionRestoration: 'Diese Fassung als Entwurf wiederherstellen?',
      restoreThisVersion: 'Als Entwurf wiederherstellen',
      restoredSuccessfully:
        'Als Entwurf wiederhergestellt. Die Website hat sich nicht geändert: Veröffentlichen Sie, sobald alles stimmt.',
    },
  },
};

/** Sets them in place of Payload's own. */
export const withPayloadTexts = (config: Config): Config => ({
  ...config,
  i18n: { ...config.i18n, translations: { ...config.i18n?.translations, ...texts } },
});
