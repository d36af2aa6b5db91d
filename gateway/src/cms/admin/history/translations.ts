/** Payload's words about restoring a version, where they differ from what the gateway does (cms/plugins/draftEndpoints). */
export const versionTranslations = {
  en: {
    version: {
      aboutToRestore:
        'The draft becomes as it was in this version, in all languages. The site does not change until you publish.',
      aboutToRestoreGlobal:
        'The draft becomes as it was in this version, in all languages. The site does not change until you publish.',
      confirmVersionRestoration: 'Restore this version as a draft?',
      restoreThisVersion: 'Restore as draft',
      restoredSuccessfully: 'Restored as a draft. The site has not changed: publish it when it is ready.',
    },
  },
  de: {
    version: {
      aboutToRestore:
        'Der Entwurf wird in allen Sprachen so, wie er in dieser Fassung war. Die Website ändert sich erst, wenn Sie veröffentlichen.',
      aboutToRestoreGlobal:
        'Der Entwurf wird in allen Sprachen so, wie er in dieser Fassung war. Die Website ändert sich erst, wenn Sie veröffentlichen.',
      confirmVersionRestoration: 'Diese Fassung als Entwurf wiederherstellen?',
      restoreThisVersion: 'Als Entwurf wiederherstellen',
      restoredSuccessfully:
        'Als Entwurf wiederhergestellt. Die Website hat sich nicht geändert: Veröffentlichen Sie, sobald alles stimmt.',
    },
  },
};
