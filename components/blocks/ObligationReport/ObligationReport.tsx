import { useTranslation } from 'next-i18next/pages';

import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { inGroups, type Obligation } from '@/services/domain/obligations/assess';

import {
  Entries,
  Entry,
  Group,
  GroupName,
  Head,
  Places,
  Reason,
  Sources,
  Title,
} from './ObligationReport.styles';

/** What follows from the answers: each duty with its reason, where it holds, and by what law. */
export function ObligationReport({ obligations }: { obligations: Obligation[] }) {
  const { t } = useTranslation('calculate');
  if (obligations.length === 0) return <p>{t('report.none')}</p>;
  return (
    <>
      {inGroups(obligations).map(({ group, obligations: entries }) => (
        <Group key={group}>
          <GroupName>{t(`groups.${group}`)}</GroupName>
          <Entries>
            {entries.map(({ id, certainty, countries, sources }) => (
              <Entry key={id}>
                <Head>
                  <Title>{t(`rules.${id}.title`)}</Title>
                  <Tag label={t(`certainty.${certainty}`)} tone={certainty === 'due' ? 'signal' : 'quiet'} />
                </Head>
                <Places>{countries.map((country) => t(`countries.${country}`)).join(', ')}</Places>
                <Reason>{t(`rules.${id}.reason`)}</Reason>
                {sources.length > 0 && (
                  <Sources aria-label={t('report.sources')}>
                    {sources.map(({ act, url }) => (
                      <li key={act}>{url ? <TextLink href={url}>{act}</TextLink> : act}</li>
                    ))}
                  </Sources>
                )}
              </Entry>
            ))}
          </Entries>
        </Group>
      ))}
    </>
  );
}
