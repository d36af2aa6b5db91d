import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';

import type { Kept } from '../../../cms/access/storedVersions';
import { AdminTable } from '../../../cms/admin/ui/AdminTable';
import { Time } from '../../../cms/admin/ui/Time';
import { adminLanguage } from '../../../domain/languages';
import { ComparedVersion } from './ComparedVersion';
import { findDocumentVersions, type ListedVersion } from './findDocumentVersions';
import { historyMessages } from './texts';

/** The tab with the versions of a document: when each was saved, by whom, and what was done; each can be compared and restored. */
export async function VersionsView({
  initPageResult: { collectionConfig, globalConfig, docID, req },
  hasPublishedDoc,
  routeSegments,
  versions: { useVersionDrawerCreatedAtCell: isChoice = false } = {},
}: DocumentViewServerProps) {
  const { t, i18n } = req;
  const words = historyMessages[adminLanguage(i18n.language)];
  const kept: Kept = collectionConfig
    ? { kind: 'collection', slug: collectionConfig.slug, id: Number(docID) }
    : { kind: 'global', slug: globalConfig?.slug ?? '' };
  const versions = await findDocumentVersions(kept, req);
  const live = hasPublishedDoc && versions.find(({ version }) => version._status === 'published');
  const stateOf = ({ id, publishedLocale, version }: ListedVersion): string => {
    if (version._status !== 'published') return t('version:draft');
    const state = t(live && live.id === id ? 'version:currentlyPublished' : 'version:previouslyPublished');
    return publishedLocale ? `${state}: ${words.publishedIn[publishedLocale]}` : state;
  };
  const table = (
    <AdminTable
      labels="short"
      rows={versions.map((version) => {
        const moment = <Time moment={Date.parse(version.updatedAt)} />;
        return {
          key: version.id,
          cells: {
            [t('general:updatedAt')]: isChoice ? (
              <ComparedVersion id={version.id}>{moment}</ComparedVersion>
            ) : (
              <a href={`/admin/${routeSegments.join('/')}/${version.id}`}>{moment}</a>
            ),
            [words.by]: version.version.savedBy ?? words.nobody,
            [t('version:status')]: stateOf(version),
          },
        };
      })}
    />
  );
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={t('version:versions')}
      />
      {isChoice ? (
        table
      ) : (
        <Gutter>{versions.length > 0 ? table : <p>{t('version:noFurtherVersionsFound')}</p>}</Gutter>
      )}
    </>
  );
}
